import { expect, test } from '@jest/globals'
import type { VersionHealth } from '../../../contract/health-report'
import { noHealth, sumOfHealth } from '../../../contract/health-sums'
import type { WebVital } from '../../../contract/health-terms'
import { lookedBack } from '../../../delivery/store/health/health-minutes'
import { createHealthTally } from './health-tally'

const told = (more: Partial<VersionHealth>, version = '1.0.0'): VersionHealth => ({
  ...noHealth({ name: 'bank', version, owner: 'cards' }),
  ...more,
})

const canaries = new Map<string, string>()

function open(pages = 2) {
  let moment = 0
  const tally = createHealthTally(pages, () => moment)
  const say = (page: string, ...all: Partial<VersionHealth>[]) =>
    sumOfHealth(all.flatMap((one) => tally.count({ page, address: '192.0.2.1', canaries }, told(one)) ?? []))[0]
  const pass = (milliseconds: number) => {
    moment += milliseconds
  }
  return { ...tally, say, pass }
}

const bars = (...counts: number[]) => counts.concat(Array.from({ length: 19 - counts.length }, () => 0))
const taking = (...counts: number[]) => ({ phases: { ...told({}).phases, mount: bars(...counts) } })
const vital = (name: WebVital, ...counts: number[]) => ({ vitals: { ...told({}).vitals, [name]: bars(...counts) } })

test.each<[string, Partial<VersionHealth>[], Partial<VersionHealth> | undefined]>([
  ['opens a few times', [{ opened: 2 }, { opened: 1 }], { opened: 3 }],
  ['opens for ever', [{ opened: 8 }, { opened: 8 }, { opened: 8 }], { opened: 10 }],
  ['fails once', [{ failed: { timeout: 1 } }], { failed: { timeout: 1 } }],
  ['fails again and again', [{ failed: { timeout: 9 } }, { failed: { integrity: 9 } }], { failed: { timeout: 1 } }],
  ['fails in every way at once', [{ failed: { timeout: 1, integrity: 1 }, crashed: 1 }], { failed: { timeout: 1 } }],
  ['opens and throws', [{ opened: 3 }, { crashed: 1 }], { opened: 3, crashed: 1 }],
  ['throws after all its openings', [{ opened: 10 }, { opened: 1, crashed: 1 }], { opened: 10, crashed: 1 }],
  ['throws twice', [{ crashed: 1 }, { crashed: 1 }], { crashed: 1 }],
  ['has no connection', [{ failed: { offline: 3 } }, { failed: { offline: 90 } }], { failed: { offline: 10 } }],
  [
    'loses its connection and then fails',
    [{ failed: { offline: 1, timeout: 1 } }],
    { failed: { offline: 1, timeout: 1 } },
  ],
  ['measures itself', [taking(1, 2), taking(0, 1)], taking(1, 3)],
  ['measures itself for ever', [taking(6, 3), taking(5, 5)], taking(7, 3)],
  ['measures its largest paint', [vital('lcp', 0, 1)], vital('lcp', 0, 1)],
  ['measures its largest paint again', [vital('lcp', 0, 1), vital('lcp', 1), vital('lcp', 9)], vital('lcp', 0, 1)],
  ['says at once that it was slow many times', [vital('inp', 0, 7, 8)], vital('inp', 0, 1)],
  ['says nothing', [{}], undefined],
])('client health: a page that %s', (_, all, counted) => {
  expect(open().say('a', ...all)).toEqual(counted && told(counted))
})

test('client health: of one address two pages count for a version, whichever came first, and all versions', () => {
  const { say, count } = open()
  expect(say('a', { opened: 1 })).toMatchObject({ opened: 1 })
  expect(say('b', { crashed: 1 })).toMatchObject({ crashed: 1 })
  expect(say('c', { opened: 1 })).toBeUndefined()
  expect(say('a', { opened: 1 })).toMatchObject({ opened: 1 })
  expect(count({ page: 'c', address: '192.0.2.2', canaries }, told({ opened: 1 }))).toMatchObject({ opened: 1 })
  expect(count({ page: 'c', address: '192.0.2.1', canaries }, told({ opened: 1 }, '2.0.0'))).toMatchObject({
    opened: 1,
  })
})

test('client health: a page has its place until all that it said is out of sight', () => {
  const { say, pass } = open(1)
  say('a', { opened: 1 })
  pass(lookedBack)
  expect(say('a', { opened: 1 })).toMatchObject({ opened: 1 })
  pass(lookedBack)
  expect(say('b', { opened: 1 })).toBeUndefined()
  pass(3 * 60_000)
  expect(say('b', { opened: 1 })).toMatchObject({ opened: 1 })
})

test('T23 client health: a /48 of IPv6 is one address, another /48 is another one', () => {
  const { count } = open()
  const heard = (page: string, address: string) =>
    count({ page, address, canaries }, told({ crashed: 1 })) !== undefined
  const networks = ['2001:db8:1:0', '2001:db8:1:1', '2001:db8:1:2', '2001:db8:1:ffff', '2001:db8:2:0']
  expect(networks.map((network) => heard(`page of ${network}`, network))).toEqual([true, true, false, false, true])
})
