import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { noHealth } from '../../../contract/health-sums'
import { folderStore } from '../../../delivery/store/folder-store'
import { healthSince, recentHealth, recentMissing } from '../../../delivery/store/health/health-minutes'
import { healthSteps, type StepName } from '../../../delivery/store/health/health-steps'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { createHealthStore } from './health-store'

const folder = temporaryFolder()
const minute = 60_000
const start = Date.parse('2026-11-21T12:00:30Z')
const opened = (times: number) => [{ ...noHealth({ name: 'bank', version: '1.0.0', owner: 'cards' }), opened: times }]

function openKept(name: string) {
  const place = path.join(folder, name)
  const logged: string[] = []
  let moment = start
  const kept = createHealthStore(
    `store:${place}`,
    'one',
    (line) => logged.push(line),
    () => moment,
  )
  const store = folderStore(place)
  const pass = (milliseconds: number) => {
    moment += milliseconds
  }
  const read = async () => (await recentHealth(store, moment)).map((one) => one.opened)
  return { ...kept, place, store, logged, pass, read }
}

test('client health: a minute is written again with what came later, and each minute by itself', async () => {
  const { add, flush, pass, read, store, logged } = openKept('minutes')
  add(opened(1))
  await flush()
  add(opened(2))
  await flush()
  pass(minute)
  add(opened(4))
  await flush()
  await flush()
  expect(await read()).toEqual([7])
  const folders = ['health/days/', 'health/hours/']
  expect(await store.list('health/')).toEqual([
    'health/2026-11-21T120000Z-one.json',
    'health/2026-11-21T120100Z-one.json',
    ...folders,
  ])
  pass(4 * 60 * minute)
  add(opened(8))
  await flush()
  expect(await store.list('health/')).toEqual(['health/2026-11-21T160100Z-one.json', ...folders])
  expect(logged).toEqual([])
})

test('client health: an unwritable store is one log line, the newest ten minutes are written later', async () => {
  const { add, flush, pass, read, place, logged } = openKept('lost')
  writeFileSync(place, 'a file where the folder should be')
  for (let past = 0; past < 15; past++) {
    add(opened(1))
    await flush()
    pass(minute)
  }
  expect(logged).toHaveLength(1)
  expect(logged[0]).toContain('Client health cannot be kept: ')
  rmSync(place)
  add(opened(1))
  await flush()
  expect(await read()).toEqual([11])
})

const hour = 60 * minute
const day = 24 * hour

test('PLT-116 client health: sums are kept in steps that grow, for thirty days, and no step holds more than its time', async () => {
  const { add, flush, pass, store } = openKept('steps')
  for (let past = 0; past < 33; past++) {
    add(opened(1))
    await flush()
    pass(2 * hour)
    add(opened(1))
    await flush()
    pass(22 * hour)
  }
  const now = start + 33 * day
  const counts = async (name: StepName, since: number) => {
    const parts = await healthSince(store, healthSteps[name], since)
    return [parts.length, parts.flatMap(({ remotes }) => remotes).reduce((sum, one) => sum + one.opened, 0)]
  }
  // The last was heard 22 hours ago, and what is older is removed with what comes next.
  expect(await counts('minutes', 0)).toEqual([2, 2])
  expect(await counts('hours', 0)).toEqual([6, 6])
  expect(await counts('days', 0)).toEqual([31, 62])
  expect(await counts('days', now - 30 * day)).toEqual([30, 60])
})

test('PLT-114 client health: errors are kept by version, reason and message, with the first and the last of them', async () => {
  const { add, flush, store } = openKept('failures')
  const failure = { name: 'bank', version: '1.0.0', reason: 'later' as const, count: 1 }
  const at = (time: string) => ({ first: `2026-11-21T${time}Z`, last: `2026-11-21T${time}Z` })
  add([], [{ ...failure, ...at('12:00:20'), message: 'boom' }])
  add([], [{ ...failure, ...at('12:00:10'), message: 'boom', trace: 'a'.repeat(32) }])
  add([], [{ ...failure, ...at('12:00:25') }])
  for (let count = 0; count < 30; count++) add([], [{ ...failure, ...at('12:00:26'), message: `boom ${count}` }])
  await flush()
  const [part] = await healthSince(store, healthSteps.days, start)
  expect(part?.failures).toHaveLength(11)
  expect(part?.failures?.[0]).toEqual({
    ...failure,
    message: 'boom',
    count: 2,
    first: '2026-11-21T12:00:10Z',
    last: '2026-11-21T12:00:20Z',
    trace: 'a'.repeat(32),
  })
})

test('HST-071 client health: operations that the API lacks add up, of invented ones a minute holds two hundred', async () => {
  const { add, flush, pass, store } = openKept('missing')
  const invented = Array.from({ length: 250 }, (_, index) => `GET /note/${index}/`)
  add([], [], invented)
  add([], [], ['GET /note/0/', 'GET /other/'])
  await flush()
  pass(minute)
  add([], [], ['GET /note/0/'])
  await flush()
  const missing = await recentMissing(store, start + minute)
  expect(missing).toHaveLength(200)
  expect(missing[0]).toEqual({ operation: 'GET /note/0/', pages: 3 })
})
