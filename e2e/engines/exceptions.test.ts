import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { testTitles } from '../proofs/test-titles'
import { engineExceptions, notAskedOf } from './exceptions'

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')

test('each row of docs/browsers.md that leaves a journey out is read, and has an engine and a reason', () => {
  const rows = read('docs/browsers.md').match(/^\| `[\w-]+\.spec\.ts`: .*$/gm) ?? []
  expect(rows.length).toBeGreaterThan(20)
  expect(engineExceptions).toHaveLength(rows.length)
})

test.each(engineExceptions)('$engine is not asked for a journey of $file that is there ($title)', ({ file, title }) => {
  const titles = testTitles(read(`e2e/journeys/${file}`))
  expect(titles.filter((known) => known.includes(title))).not.toEqual([])
})

test('what is left out of one engine is asked of the other', () => {
  const asked = 'firefox silent-sign-in.spec.ts PLT-017 a reload in the middle of a renewal, which loses the new token'
  expect(notAskedOf('firefox').some((pattern) => pattern.test(asked))).toBe(true)
  expect(notAskedOf('firefox').some((pattern) => pattern.test('firefox sale.spec.ts sells'))).toBe(false)
  expect(notAskedOf('webkit').some((pattern) => pattern.test(asked))).toBe(false)
})
