import { existsSync, writeFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, jest } from '@jest/globals'
import type { MutantSwitch } from './switch'

/** Puts the mutant of this run in, or counts what the tests reach. */
const { MUTATION_ACTIVE, MUTATION_HIT_LIMIT, MUTATION_TEST_TIME, MUTATION_COVERAGE, MUTATION_ENOUGH } = process.env
const mutant: MutantSwitch = MUTATION_ACTIVE
  ? { activeMutant: MUTATION_ACTIVE, hitCount: 0, hitLimit: Number(MUTATION_HIT_LIMIT) }
  : {}
Object.assign(globalThis, { __stryker__: mutant })

if (MUTATION_TEST_TIME) jest.setTimeout(Number(MUTATION_TEST_TIME))

beforeEach(() => {
  // Jest ends a run after a failed file, not after a failed test.
  if (MUTATION_ENOUGH && existsSync(MUTATION_ENOUGH)) throw new Error('One failure is enough')
  mutant.currentTestId = expect.getState().currentTestName
})

afterAll(() => {
  if (MUTATION_COVERAGE)
    writeFileSync(MUTATION_COVERAGE, JSON.stringify(mutant.mutantCoverage ?? { static: {}, perTest: {} }))
})
