import { beforeEach, expect, test } from '@jest/globals'
import type { Catalogue } from '../../../contract/catalogue'
import { noHealth } from '../../../contract/health-sums'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { builtFixture } from '../../testing/built-fixture'
import { kill, promote, rollback } from '../catalogue/catalogue-changes'
import { changeCatalogue } from '../catalogue/catalogue-store'
import { folderStore } from '../folder-store'
import type { Store } from '../store'
import { keepMinute, minuteOf } from './health-minutes'
import { watchCanary } from './watch-canary'

const minute = 60_000
const built = (version: string) => builtFixture('bank', { version })
let folder = ''
let store: Store
/** The time of the watch, which passes only while it waits. */
let now = 0
beforeEach(async () => {
  folder = temporaryFolder()
  store = folderStore(folder)
  await change((before) => promote(before, { built: built('1.0.0'), base: 'https://cdn.example' }))
  await change((before) => promote(before, { built: built('1.1.0'), rule: { percent: 10 } }))
  now = Math.floor(Date.now() / minute) * minute
})

const change = (what: (catalogue: Catalogue) => Catalogue) =>
  changeCatalogue(store, {}, what, { who: 'nima', verb: 'test' })
const hear = (opened: number, crashed: number) =>
  keepMinute(store, {
    minute: minuteOf(now),
    server: 'one',
    remotes: [
      { ...noHealth({ name: 'bank', version: '1.0.0', owner: 'bank' }), opened: 1_000 },
      { ...noHealth({ name: 'bank', version: '1.1.0', owner: 'bank' }), opened, crashed },
    ],
  })

/** @param meanwhile what happens while it waits for the first time */
function watch(meanwhile: () => Promise<unknown> = async () => undefined, version?: string) {
  const began = now
  let first: typeof meanwhile | undefined = meanwhile
  const wait = async (milliseconds: number) => {
    await first?.()
    first = undefined
    now += milliseconds
  }
  const said: string[] = []
  const ended = watchCanary({ store, keys: {} }, { name: 'bank', version }, 3, (line) => said.push(line), {
    now: () => now,
    wait,
  })
  return ended.then((watched) => ({ ...watched, minutes: (now - began) / minute, said }))
}

test('a canary that goes well is watched to the end of its time, and told once a minute', async () => {
  expect(await watch(() => hear(50, 0))).toEqual({
    version: '1.1.0',
    told: 'bank@1.1.0: 0 of 50 tries failed (0.0 %), of the stable version 0 of 1000 (0.0 %).',
    minutes: 3,
    said: ['bank@1.1.0: nobody has opened it yet', ...Array(2).fill(expect.stringContaining('0 of 50 tries'))],
  })
})

test('what was heard before it began counts for nothing', async () => {
  await hear(0, 0)
  now += 2 * minute
  expect(await watch()).toMatchObject({ told: 'bank@1.1.0: nobody has opened it yet.' })
})

test.each<[string, () => Promise<unknown>, string]>([
  ['is out of bounds', () => hear(30, 15), '15 of 30 tries failed'],
  ['is taken back', () => change((before) => rollback(before, 'bank')), 'bank@1.1.0 is not tried any more'],
  ['is switched off', () => change((before) => kill(before, 'bank', { fa: 'بسته', en: 'Closed' }, '')), 'Closed'],
])('a canary that %s ends the watch at once with SARV-235', async (_, meanwhile, says) => {
  const began = now
  await expect(watch(meanwhile)).rejects.toMatchObject({ code: 'SARV-235', detail: expect.stringContaining(says) })
  expect(now - began).toBe(15_000)
})

test('a version that all people have by then is done, also for a pipeline that is run again', async () => {
  const all = () => change((before) => promote(before, { built: built('1.1.0') }))
  expect(await watch(all)).toMatchObject({ told: 'All people have bank@1.1.0.', minutes: 0.25 })
  expect(await watch(undefined, '1.1.0')).toMatchObject({ told: 'All people have bank@1.1.0.', minutes: 0 })
  await expect(watch()).rejects.toMatchObject({ code: 'SARV-209' })
  await expect(watch(undefined, '1.0.0')).rejects.toMatchObject({ code: 'SARV-235' })
})
