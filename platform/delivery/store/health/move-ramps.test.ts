import { beforeEach, expect, test } from '@jest/globals'
import type { CanaryRamp } from '../../../contract/canary-ramp'
import type { Catalogue } from '../../../contract/catalogue'
import type { VersionHealth } from '../../../contract/health-report'
import { noHealth } from '../../../contract/health-sums'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { builtFixture } from '../../testing/built-fixture'
import { hostFixture } from '../../testing/host-fixture'
import { publishFixture } from '../../testing/published-fixture'
import { historyOf } from '../catalogue/audit'
import { kill, pauseRamp, promote, resumeRamp } from '../catalogue/catalogue-changes'
import { changeCatalogue, readCatalogue } from '../catalogue/catalogue-store'
import { folderStore } from '../folder-store'
import type { Store } from '../store'
import { announceHost } from '../versions/host-versions'
import { guardCanaries, linesOf } from './guard-canaries'
import { keepMinute, minuteOf } from './health-minutes'

const minute = 60_000
let folder = ''
let store: Store
/** When the ramp began; every look takes its own time from here. */
let began = 0
beforeEach(async () => {
  folder = temporaryFolder()
  store = folderStore(folder)
  await announceHost(store, hostFixture('1.0.0'), 'nima')
  const built = builtFixture('pma', { federation: '2.9' })
  await change((before) => promote(before, { built, base: 'https://cdn.example' }))
  await publishFixture(store, candidate)
  began = Date.now()
  await beginRamp()
})

const candidate = builtFixture('pma', { version: '1.1.0', federation: '2.9' })
const change = (what: (catalogue: Catalogue) => Catalogue) =>
  changeCatalogue(store, {}, what, { who: 'nima', verb: 'test' })
function beginRamp(steps = [1, 10, 50, 100]) {
  const ramp: CanaryRamp = { steps, bakeMinutes: 30, since: new Date(began).toISOString() }
  return change((before) => promote(before, { built: candidate, rule: { percent: steps[0] ?? 1, ramp } }))
}
const at = (minutes: number) => began + minutes * minute
const guard = async (minutes: number, who = 'guard') =>
  linesOf(await guardCanaries({ store, keys: {}, who }, at(minutes))).map((line) => line.replace(/\. Revision.*/, ''))
const pma = (version: string, more: Partial<VersionHealth>): VersionHealth => ({
  ...noHealth({ name: 'pma', version, owner: 'pma-team' }),
  ...more,
})
/** Pages of a minute: the stable version opened 1,000 times, the canary as often as said. */
const hear = (minutes: number, opened: number, crashed = 0) =>
  keepMinute(store, {
    minute: minuteOf(at(minutes)),
    server: 'one',
    remotes: [pma('1.0.0', { opened: 1_000, crashed: 10 }), pma('1.1.0', { opened, crashed })],
  })
const catalogueNow = async () => (await readCatalogue(store, {})).catalogue
async function stands(): Promise<[live: string | undefined, percent: number | undefined]> {
  const [remote] = (await catalogueNow()).remotes
  return [remote?.current.version, remote?.canary?.percent]
}

test('a ramp climbs from step to step up to all people, each an audited change of the guard', async () => {
  await hear(5, 20)
  expect(await guard(29)).toEqual([])
  expect(await guard(30)).toEqual([
    'pma: 10 % try 1.1.0: 30 minutes at 1 %, 0 of 20 tries failed (0.0 %), of the stable version 10 of 1000 (1.0 %)',
  ])
  expect(await guard(31)).toEqual([])
  await hear(40, 200)
  expect(await guard(60)).toEqual([expect.stringMatching(/^pma: 50 % try 1\.1\.0: 30 minutes at 10 %, 0 of 200 tries/)])
  await hear(70, 1_000)
  expect(await guard(90)).toEqual([
    expect.stringMatching(/^pma: everybody runs 1\.1\.0 instead of 1\.0\.0: 30 minutes at 50 %/),
  ])
  expect(await stands()).toEqual(['1.1.0', undefined])
  expect(await guard(200)).toEqual([])
  const { entries } = await historyOf(store, await catalogueNow())
  expect(entries.slice(0, 3).map(({ who, verb, what }) => [who, verb, what])).toEqual([
    ['guard', 'guard', ['pma: everybody runs 1.1.0 instead of 1.0.0']],
    ['guard', 'guard', ['pma: 50 % try 1.1.0']],
    ['guard', 'guard', ['pma: 10 % try 1.1.0']],
  ])
  const [remote] = (await catalogueNow()).remotes
  expect(remote).toMatchObject({ previous: { version: '1.0.0' } })
})

test('a step waits for enough tries of its own, whatever the step before had', async () => {
  await hear(5, 500)
  await guard(30)
  expect(await guard(65)).toEqual([])
  await hear(70, 19)
  expect(await guard(75)).toEqual([])
  await hear(76, 1)
  expect(await guard(77)).toHaveLength(1)
  expect(await stands()).toEqual(['1.0.0', 50])
})

test('a step that is out of bounds is taken back, also where the steps before hide its errors', async () => {
  await hear(5, 2_000)
  await guard(30)
  await hear(35, 40, 8)
  expect(await guard(36)).toEqual([expect.stringMatching(/^pma@1\.1\.0 was stopped: 8 of 40 tries failed/)])
  const [remote] = (await catalogueNow()).remotes
  expect([remote?.canary, remote?.withdrawn]).toEqual([undefined, ['1.1.0']])
})

test('a paused ramp stays, is still stopped when it fails, and starts its step again when it is resumed', async () => {
  await hear(5, 20)
  await change((before) => pauseRamp(before, 'pma'))
  expect(await guard(40)).toEqual([])
  await change((before) => resumeRamp(before, 'pma', new Date(at(41)).toISOString()))
  await hear(42, 20)
  expect(await guard(70)).toEqual([])
  expect(await guard(71)).toHaveLength(1)
  await change((before) => pauseRamp(before, 'pma'))
  await hear(72, 40, 30)
  expect(await guard(73)).toEqual([expect.stringContaining('was stopped')])
})

test('of two guards at once one moves a ramp, and one step only', async () => {
  await hear(5, 20)
  const told = await Promise.all([guard(30, 'one'), guard(30, 'other'), guard(31, 'third')])
  expect(told.flat()).toHaveLength(1)
  expect(await stands()).toEqual(['1.0.0', 10])
  expect(await catalogueNow()).toMatchObject({ revision: 3 })
})

test('what the gate does not let on any more is paused, with the reason in the audit log', async () => {
  await hear(5, 20)
  await announceHost(store, hostFixture('2.0.0'), 'nima')
  expect(await guard(30)).toEqual([expect.stringMatching(/^pma: the ramp of 1\.1\.0 is paused: SARV-401 /)])
  expect(await guard(45)).toEqual([])
  const { entries } = await historyOf(store, await catalogueNow(), 1)
  expect(entries[0]).toMatchObject({ who: 'guard', verb: 'guard', why: expect.stringContaining('SARV-401') })
  expect(await stands()).toEqual(['1.0.0', 1])
})

test('a ramp that cannot be promoted does not keep another one from climbing', async () => {
  const built = builtFixture('bank', { version: '1.1.0', federation: '2.9' })
  const ramp = { steps: [1, 100], bakeMinutes: 30, since: new Date(began).toISOString() }
  const bad = { base: 'nowhere', current: builtFixture('bank'), canary: { percent: 1, built, ramp } }
  await change((before) => ({ ...before, remotes: [bad, ...before.remotes] }))
  const bank = { ...noHealth({ name: 'bank', version: '1.1.0', owner: 'bank-team' }), opened: 20 }
  await keepMinute(store, { minute: minuteOf(at(5)), server: 'other', remotes: [bank] })
  await hear(5, 20)
  expect(await guard(30)).toEqual([
    expect.stringMatching(/^bank: the ramp of 1\.1\.0 is paused: SARV-202 bank@1\.1\.0 is not in/),
    expect.stringMatching(/^pma: 10 % try 1\.1\.0/),
  ])
})

test.each<[string, (before: Catalogue) => Catalogue]>([
  ['its remote is switched off', (before) => kill(before, 'pma', { fa: 'بسته', en: 'Closed' }, '')],
  ['a person gave it another percentage', (before) => promote(before, { built: candidate, rule: { percent: 5 } })],
])('a ramp does not climb when %s', async (_, meanwhile) => {
  await hear(5, 20)
  await change(meanwhile)
  const before = await stands()
  expect(await guard(30)).toEqual([])
  expect(await stands()).toEqual(before)
})
