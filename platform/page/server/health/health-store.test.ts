import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { noHealth } from '../../../contract/health-sums'
import { folderStore } from '../../../delivery/store/folder-store'
import { recentHealth } from '../../../delivery/store/health/health-minutes'
import { createHealthStore } from './health-store'

const folder = mkdtempSync(path.join(tmpdir(), 'sarv-kept-'))
afterAll(() => rmSync(folder, { recursive: true }))
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
  expect(await store.list('health/')).toEqual([
    'health/2026-11-21T120000Z-one.json',
    'health/2026-11-21T120100Z-one.json',
  ])
  pass(4 * 60 * minute)
  add(opened(8))
  await flush()
  expect(await store.list('health/')).toEqual(['health/2026-11-21T160100Z-one.json'])
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
