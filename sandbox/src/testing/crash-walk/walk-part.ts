import { expect } from '@jest/globals'
import { isDeep } from '@sarv/platform/testing/depth'
import { randomRuns } from '@sarv/platform/testing/random-runs'
import type { CrashStore } from './crash-store'
import { walkWithCrashes } from './walk'

const everyDay = { parts: 1, people: 3, commandsPerRound: 80 }
/** A part has the time of one test. */
const inDepth = { parts: 4, people: 12, commandsPerRound: 500 }

const { numRuns, seed } = randomRuns(everyDay.commandsPerRound, 2500)
const { parts, people, commandsPerRound } = isDeep ? inDepth : everyDay
const rounds = Math.ceil(numRuns / parts / commandsPerRound)

/** Numbers of the parts into which the commands of a store are divided. */
export const walkParts = Array.from({ length: parts }, (_, part) => part + 1)

/** Walks one part over a store and prints what it met; every check of the walk is an expectation. */
export async function walkPart(name: string, open: () => Promise<CrashStore>, part: number): Promise<void> {
  const store = await open()
  try {
    const walked = await walkWithCrashes(store, { seed: `${seed}, part ${part}`, rounds, people, commandsPerRound })
    const [crashes, met] = [walked.crashes, walked.met].map((counts) => Object.fromEntries(counts))
    console.info(`money under kills, ${name}, part ${part}, seed ${seed}`, JSON.stringify({ ...walked, crashes, met }))
    expect(walked).toMatchObject({ commands: rounds * commandsPerRound, checks: rounds + 1 })
  } finally {
    await store.remove()
  }
}
