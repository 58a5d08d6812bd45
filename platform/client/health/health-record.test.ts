import { expect, test } from '@jest/globals'
import { bucketOf } from '../../contract/health-sums'
import { createHealthRecord, type HealthRecord, type Opening } from './health-record'

const bank = { name: 'bank', version: '1.0.0', owner: 'cards' }

function recordOf(happens: (opening: Opening, record: HealthRecord) => void) {
  const record = createHealthRecord()
  happens(record.startOpening(bank), record)
  return record.drain()?.remotes.map(({ opened, failed, crashed }) => ({ opened, failed, crashed }))
}

test.each<[string, Parameters<typeof recordOf>[0], object[] | undefined]>([
  ['nothing yet', () => undefined, undefined],
  ['one that opens', (opening) => opening.opened(), [{ opened: 1, failed: {}, crashed: 0 }]],
  [
    'one that does not come',
    (opening) => opening.failed('timeout'),
    [{ opened: 0, failed: { timeout: 1 }, crashed: 0 }],
  ],
  [
    'one that throws while it is drawn, and is drawn after all',
    (opening) => {
      opening.failed('crashed')
      opening.opened()
    },
    [{ opened: 0, failed: { crashed: 1 }, crashed: 0 }],
  ],
  [
    'one that throws later, and again',
    (opening) => {
      opening.opened()
      opening.failed('crashed')
      opening.failed('crashed')
    },
    [{ opened: 1, failed: {}, crashed: 1 }],
  ],
  [
    'one that loses a file later',
    (opening) => {
      opening.opened()
      opening.failed('unreachable')
    },
    [{ opened: 1, failed: {}, crashed: 1 }],
  ],
  [
    'one that loses a file because the device is offline, and opens again',
    (opening, record) => {
      opening.opened()
      opening.failed('offline')
      record.startOpening(bank).opened()
    },
    [{ opened: 2, failed: { offline: 1 }, crashed: 0 }],
  ],
  [
    'one that fails, tries again by itself twice, and opens',
    (opening, record) => {
      opening.failed('integrity')
      record.startOpening(bank).failed('integrity')
      record.startOpening(bank).failed('crashed')
      record.startOpening(bank).opened()
    },
    [{ opened: 0, failed: { integrity: 1 }, crashed: 0 }],
  ],
  [
    'another version of one that fails',
    (opening, record) => {
      opening.failed('integrity')
      record.startOpening({ ...bank, version: '2.0.0' }).opened()
    },
    [
      { opened: 0, failed: { integrity: 1 }, crashed: 0 },
      { opened: 1, failed: {}, crashed: 0 },
    ],
  ],
])('client health: the record of %s', (_, happens, expected) => expect(recordOf(happens)).toEqual(expected))

test('client health: phases and vitals are counted and drained once, without anything else of the page', () => {
  const record = createHealthRecord()
  const address = { ...bank, entry: 'http://localhost:3003/1.0.0/remoteEntry.js?of=somebody' }
  record.recordPhase(address, 'entry', 40)
  record.recordPhase(address, 'entry', 41)
  record.recordVital(address, 'lcp', 1_200)
  const [recorded] = record.drain()?.remotes ?? []
  expect(recorded?.phases.entry[bucketOf(40)]).toBe(2)
  expect(recorded?.vitals.lcp[bucketOf(1_200)]).toBe(1)
  expect(Object.keys(recorded ?? {}).sort()).toEqual([
    'crashed',
    'failed',
    'name',
    'opened',
    'owner',
    'phases',
    'version',
    'vitals',
  ])
  expect(record.drain()).toBeUndefined()
})
