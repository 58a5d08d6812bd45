import { expect, test } from '@jest/globals'
import { isDeep } from '@sarv/shared/testing/depth'
import { randomRuns } from '@sarv/shared/testing/random-runs'
import { openEmbeddedStore, openServerStore } from '../testing/crash-walk/crash-store'
import { walkWithCrashes } from '../testing/crash-walk/walk'

const everyDay = { parts: 1, people: 3, commandsPerRound: 80 }
/** A part has the time of one test. */
const inDepth = { parts: 4, people: 12, commandsPerRound: 500 }

const { numRuns, seed } = randomRuns(everyDay.commandsPerRound, 2500)
const { parts, people, commandsPerRound } = isDeep ? inDepth : everyDay
const rounds = Math.ceil(numRuns / parts / commandsPerRound)

/** Three starts of the embedded one take as long as all the rest of a walk: it is for `pnpm test:deep`. */
const stores = { ...(isDeep && { embedded: openEmbeddedStore }), PostgreSQL: openServerStore }
const walks = Object.entries(stores).flatMap(([name, open]) =>
  Array.from({ length: parts }, (_, part) => ({ name, open, part: part + 1 })),
)

test.each(walks)(
  'SBX-016 SBX-019 money under kill -9, $name, part $part: nothing is lost and nothing happens twice',
  async ({ name, open, part }) => {
    const store = await open()
    try {
      const walked = await walkWithCrashes(store, { seed: `${seed}, part ${part}`, rounds, people, commandsPerRound })
      const [crashes, met] = [walked.crashes, walked.met].map((counts) => Object.fromEntries(counts))
      console.info(
        `money under kills, ${name}, part ${part}, seed ${seed}`,
        JSON.stringify({ ...walked, crashes, met }),
      )
      expect(walked).toMatchObject({ commands: rounds * commandsPerRound, checks: rounds + 1 })
    } finally {
      await store.remove()
    }
  },
)
