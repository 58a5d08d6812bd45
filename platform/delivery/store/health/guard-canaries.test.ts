import { beforeEach, expect, test } from '@jest/globals'
import { Registry } from 'prom-client'
import type { Catalogue } from '../../../contract/catalogue'
import type { VersionHealth } from '../../../contract/health-report'
import { noHealth } from '../../../contract/health-sums'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { builtFixture } from '../../testing/built-fixture'
import { historyOf } from '../catalogue/audit'
import { kill, promote, stopCanary } from '../catalogue/catalogue-changes'
import { changeCatalogue, readCatalogue } from '../catalogue/catalogue-store'
import { folderStore } from '../folder-store'
import type { Store } from '../store'
import { guardCanaries } from './guard-canaries'
import { guardMetrics } from './guard-metrics'
import { keepMinute, minuteOf, recentHealth, removeOldHealth } from './health-minutes'

const minute = 60_000
const hour = 60 * minute
let folder = ''
let store: Store
/** A moment after the canaries began. */
let now = 0
beforeEach(async () => {
  folder = temporaryFolder()
  store = folderStore(folder)
  for (const name of ['bank', 'pma']) {
    const built = (version: string) => builtFixture(name, { version })
    await change((before) => promote(before, { built: built('1.0.0'), base: 'https://cdn.example' }))
    await change((before) => promote(before, { built: built('1.1.0'), rule: { percent: 10 } }))
  }
  now = Date.now()
})

const change = (what: (catalogue: Catalogue) => Catalogue) =>
  changeCatalogue(store, {}, what, { who: 'nima', verb: 'test' })
const guard = async (at = now) => (await guardCanaries({ store, keys: {}, who: 'sara' }, at)).stopped
const bank = (version: string, more: Partial<VersionHealth>): VersionHealth => ({
  ...noHealth({ name: 'bank', version, owner: 'bank-team' }),
  ...more,
})
const bad = [bank('1.0.0', { opened: 1_000 }), bank('1.1.0', { opened: 10, crashed: 5, failed: { timeout: 10 } })]
const hear = (remotes: VersionHealth[], at = now, server = 'one') =>
  keepMinute(store, { minute: minuteOf(at), server, remotes })

async function canaries(): Promise<string[]> {
  const { catalogue } = await readCatalogue(store, {})
  return catalogue.remotes.flatMap(({ canary }) => canary?.built.name ?? [])
}

test('client health: a canary out of its bounds is rolled back, with its figures in the audit log', async () => {
  await hear(bad)
  const why = '15 of 20 tries failed (75.0 %), of the stable version 0 of 1000 (0.0 %)'
  expect(await guard()).toEqual([{ name: 'bank', version: '1.1.0', why, revision: 5 }])
  expect(await canaries()).toEqual(['pma'])
  const { catalogue } = await readCatalogue(store, {})
  expect(catalogue.remotes[0]?.withdrawn).toEqual(['1.1.0'])
  const [newest] = (await historyOf(store, catalogue, 1)).entries
  expect(newest).toMatchObject({ who: 'sara', verb: 'guard', why })
  expect(await guard()).toEqual([])
})

test.each<[string, () => Promise<unknown>]>([
  ['nobody has reported', async () => undefined],
  ['the reports are of an hour and more ago', () => hear(bad, now - hour - minute)],
  ['the device was offline', () => hear([bank('1.1.0', { opened: 10, failed: { offline: 1_000 } })])],
  ['too few have tried it', () => hear([bank('1.1.0', { failed: { timeout: 19 } })])],
  ['it is as bad as what everybody runs', () => hear([bank('1.0.0', { opened: 100, crashed: 70 }), ...bad.slice(1)])],
])('client health: a canary stays when %s', async (_, heard) => {
  await heard()
  expect(await guard()).toEqual([])
  expect(await canaries()).toEqual(['bank', 'pma'])
})

test('client health: what several servers heard in several minutes counts together', async () => {
  const few = [bank('1.1.0', { failed: { integrity: 10 } })]
  await hear(few)
  expect(await guard()).toEqual([])
  await hear(few, now, 'other')
  expect(await guard()).toHaveLength(1)
})

test('client health: what one sender may have told each of two servers does not stop a canary', async () => {
  const few = [bank('1.0.0', { opened: 500 }), bank('1.1.0', { opened: 8, failed: { integrity: 2 } })]
  await hear(few)
  await hear(few, now, 'other')
  expect(await guard()).toEqual([])
  await hear([bank('1.1.0', { crashed: 4 })], now + minute)
  expect(await guard(now + minute)).toHaveLength(1)
})

test('client health: a version that is tried once more begins again', async () => {
  await hear(bad)
  await guard()
  const built = builtFixture('bank', { version: '1.1.0' })
  await change((before) => promote(before, { built, rule: { percent: 10 }, again: true }))
  const { catalogue } = await readCatalogue(store, {})
  await store.remove(`health/${minuteOf(now).replaceAll(':', '')}-one.json`)
  await hear(bad, Date.parse(catalogue.issued) - minute)
  expect((await recentHealth(store, now)).map(({ version }) => version)).toContain('1.1.0')
  expect(await guard()).toEqual([])
  await hear(bad, Date.parse(catalogue.issued) + minute)
  expect(await guard(Date.parse(catalogue.issued) + minute)).toHaveLength(1)
})

test('client health: of what is switched off no canary is judged, and a stopped one is not stopped again', async () => {
  await hear(bad)
  await change((before) => kill(before, 'bank', { fa: 'تعمیر', en: 'Repair' }, ''))
  expect(await guard()).toEqual([])
  await change((before) => stopCanary(before, 'bank'))
  expect(await guard()).toEqual([])
})

test('client health: a damaged minute is ignored, and old ones are removed, whichever server wrote them', async () => {
  const old = now - 4 * hour
  await hear(bad, old, 'gone')
  await hear(bad)
  const damaged = `health/${minuteOf(now).replaceAll(':', '')}-two.json`
  await store.put(damaged, Buffer.from('{'), 'any')
  await store.put('health/readme.json', Buffer.from('{}'), 'any')
  expect(await recentHealth(store, now)).toEqual(bad)
  await removeOldHealth(store, now)
  expect(await store.list('health/')).toEqual([
    `health/${minuteOf(now).replaceAll(':', '')}-one.json`,
    damaged,
    'health/readme.json',
  ])
})

test('PLT-098 the guard counts its looks, also those that fail, and what it stopped', async () => {
  const registry = new Registry()
  const onLook = guardMetrics(registry)
  await hear(bad)
  onLook(await guardCanaries({ store, keys: {}, who: 'sara' }, now))
  onLook('failed')
  const text = await registry.metrics()
  expect(text).toContain('sarv_guard_looks_total{result="done"} 1')
  expect(text).toContain('sarv_guard_looks_total{result="failed"} 1')
  expect(text).toContain('sarv_guard_stopped_total 1')
  expect(text).toMatch(/sarv_guard_last_look_timestamp_seconds \d{10}/)
})
