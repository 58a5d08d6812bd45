import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { randomRuns } from '../../../testing/random-runs'
import { schedules } from '../../../testing/schedules'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { builtFixture } from '../../testing/built-fixture'
import { folderStore } from '../folder-store'
import type { Store } from '../store'
import { historyOf } from './audit'
import { promote, rollback } from './catalogue-changes'
import { changeCatalogue, readCatalogue } from './catalogue-store'

type Change = Parameters<typeof changeCatalogue>[2]
type Turn = <T>(operation: () => Promise<T>) => Promise<T>

const versionOf =
  (name: string, version: string): Change =>
  (catalogue) =>
    promote(catalogue, { built: builtFixture(name, { version }), base: `https://${name}.example` })
const change = (store: Store, who: string, changed: Change) =>
  changeCatalogue(store, {}, changed, { who, verb: 'promote' })

/** A store whose every read and write waits for its turn. */
function scheduledStore(store: Store, turn: Turn): Store {
  return {
    address: store.address,
    get: (key) => turn(() => store.get(key)),
    put: (...written) => turn(() => store.put(...written)),
    list: (folder) => turn(() => store.list(folder)),
    remove: (key) => turn(() => store.remove(key)),
  }
}

const changes: readonly (readonly [who: string, change: Change])[] = [
  ['nima', versionOf('pma', '2')],
  ['sara', versionOf('pma', '3')],
  ['omid', versionOf('invest', '2')],
  ['leila', (catalogue) => rollback(catalogue, 'pma')],
]

async function race(store: Store, turn: Turn): Promise<string> {
  await change(store, 'nima', versionOf('pma', '0'))
  await change(store, 'nima', versionOf('pma', '1'))
  await change(store, 'nima', versionOf('invest', '1'))
  const seen = scheduledStore(store, turn)
  const ends = await Promise.allSettled(changes.map(([who, changed]) => change(seen, who, changed)))

  const { catalogue } = await readCatalogue(store, {})
  const { entries, unrecorded } = await historyOf(store, catalogue, 10)
  const winners = changes.filter((_, index) => ends[index]?.status === 'fulfilled').map(([who]) => who)
  const made = entries.filter(({ revision }) => revision > 3).toReversed()
  // Each that is in is one revision of its own, nothing is in that was refused, and the log knows of all.
  expect([catalogue.revision, unrecorded]).toEqual([3 + winners.length, undefined])
  expect(made.map(({ who }) => who).toSorted()).toEqual(winners.toSorted())
  // No other writer changes that remote, so nothing can refuse it.
  expect(winners).toContain('omid')
  for (const end of ends)
    if (end.status === 'rejected') expect(String(end.reason)).toMatch(/SARV-211.*revision [4-7], by /)
  // What is in now is what the winners did, one after the other, each to what the one before had left.
  const versions: Record<string, string[]> = { pma: ['0', '1'], invest: ['1'] }
  for (const { who } of made) {
    if (who === 'leila') versions.pma?.pop()
    else if (who === 'omid') versions.invest?.push('2')
    else versions.pma?.push(who === 'nima' ? '2' : '3')
  }
  expect(Object.fromEntries(catalogue.remotes.map(({ current }) => [current.name, current.version]))).toEqual({
    pma: versions.pma?.at(-1),
    invest: versions.invest?.at(-1),
  })
  return made.map(({ who }) => who).join(' ')
}

test('promote against promote: by every schedule each change is in whole or told by whom it was beaten', async () => {
  const runs = randomRuns(25, 100)
  const met = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(schedules(), async (turn) => {
      const folder = temporaryFolder()
      const end = await race(folderStore(folder), turn)
      met.set(end, (met.get(end) ?? 0) + 1)
    }),
    runs,
  )
  console.info(`promote: ${runs.numRuns} schedules, seed ${runs.seed}`, Object.fromEntries(met))
  expect(met.size).toBeGreaterThan(4)
})
