import { expect, test } from '@jest/globals'
import { randomRuns } from '@sarv/shared/testing/random-runs'
import { openEmbeddedStore, openServerStore } from '../testing/crash-walk/crash-store'
import { walkWithCrashes } from '../testing/crash-walk/walk'

const stores = [
  ['embedded', openEmbeddedStore],
  ['PostgreSQL', openServerStore],
] as const

test.each(stores)(
  'SBX-016 SBX-019 money under kill -9, %s: nothing is lost and nothing happens twice',
  async (name, open) => {
    const { numRuns, seed } = randomRuns(300, 2500)
    const isDeep = numRuns > 300
    const commandsPerRound = isDeep ? 500 : 300
    const rounds = Math.ceil(numRuns / commandsPerRound)
    const store = await open()
    try {
      const walked = await walkWithCrashes(store, { seed, rounds, people: isDeep ? 12 : 6, commandsPerRound })
      console.info(
        `money under kills, ${name}, seed ${seed}`,
        JSON.stringify({ ...walked, crashes: Object.fromEntries(walked.crashes), met: Object.fromEntries(walked.met) }),
      )
      expect(walked).toMatchObject({ commands: rounds * commandsPerRound, checks: rounds + 1 })
    } finally {
      await store.remove()
    }
  },
)
