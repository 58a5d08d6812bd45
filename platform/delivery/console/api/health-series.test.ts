import { expect, test } from '@jest/globals'
import type { HealthMinute } from '../../../contract/health-report'
import { bucketOf, noHealth } from '../../../contract/health-sums'
import type { HealthRange } from '../contract'
import { toHealthSeries } from './health-series'

const now = Date.parse('2026-11-23T14:32:10Z')

function minute(at: string, version: string, opened: number, different: object = {}): HealthMinute {
  const health = { ...noHealth({ name: 'pma', version, owner: 'team' }), opened, ...different }
  return { minute: `2026-11-23T${at}:00Z`, server: 'one', remotes: [health] }
}

test('minutes become intervals of five, each version with its own line and gaps where nothing was heard', () => {
  const { entry } = noHealth({ name: 'pma', version: '', owner: '' }).phases
  const phases = { entry: entry.with(bucketOf(40), 4), init: entry, mount: entry }
  const vitals = { lcp: entry.with(bucketOf(1_200), 3).with(bucketOf(4_000), 1), inp: entry }
  const { starts, minutes, versions } = toHealthSeries(
    [
      minute('14:31', '1.0.0', 6),
      minute('14:30', '1.0.0', 4, { failed: { timeout: 10, offline: 7 }, phases, vitals }),
      minute('14:29', '1.0.0', 2),
      minute('14:30', '1.1.0', 1),
      minute('13:35', '1.0.0', 3),
      minute('13:34', '1.0.0', 99),
    ],
    'pma',
    'hour',
    now,
  )
  expect(minutes).toBe(5)
  expect([starts[0], starts.at(-1), starts.length]).toEqual([
    '2026-11-23T13:35:00.000Z',
    '2026-11-23T14:30:00.000Z',
    12,
  ])
  expect(versions.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0'])
  const [one, two] = versions.map(({ curves }) => curves)
  expect(one?.opened.filter((value) => value !== null)).toEqual([3, 2, 10])
  expect(two?.opened.filter((value) => value !== null)).toEqual([1])
  expect(one?.errors.at(-1)).toBe(0.5)
  expect(one?.entry.at(-1)).toBeCloseTo(45)
  expect(one?.mount.at(-1)).toBeNull()
  expect(one?.lcp.at(-1)).toBe(1_500)
  expect(one?.inp.at(-1)).toBeNull()
  expect(two?.opened.slice(0, -1).every((value) => value === null)).toBe(true)
})

test.each<[HealthRange, string, string, number]>([
  ['hour', '2026-11-23T13:35:00.000Z', '2026-11-23T14:30:00.000Z', 12],
  ['day', '2026-11-22T15:00:00.000Z', '2026-11-23T14:00:00.000Z', 24],
  ['month', '2026-10-25T00:00:00.000Z', '2026-11-23T00:00:00.000Z', 30],
])('PLT-116 a range of one %s begins at %s', (range, first, last, parts) => {
  const { starts } = toHealthSeries([], 'pma', range, now)
  expect([starts[0], starts.at(-1), starts.length]).toEqual([first, last, parts])
})

test('PLT-114 errors of a range are told by reason and message, of the one remote', () => {
  const failure = { name: 'pma', version: '1.0.0', reason: 'later' as const, count: 2, first: 'b', last: 'c' }
  const heard: HealthMinute[] = [
    { ...minute('14:31', '1.0.0', 6), failures: [failure, { ...failure, name: 'bank', count: 9 }] },
    {
      ...minute('14:02', '1.0.0', 6),
      failures: [
        { ...failure, first: 'a', last: 'a', count: 1 },
        { ...failure, message: 'boom' },
      ],
    },
    { ...minute('13:00', '1.0.0', 6), failures: [{ ...failure, count: 50 }] },
  ]
  const { name: _, ...own } = failure
  expect(toHealthSeries(heard, 'pma', 'hour', now).failures).toEqual([
    { ...own, count: 3, first: 'a' },
    { ...own, message: 'boom' },
  ])
})

test('of another remote nothing is drawn', () => {
  expect(toHealthSeries([minute('14:30', '1.0.0', 4)], 'bank', 'hour', now).versions).toEqual([])
})
