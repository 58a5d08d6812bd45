import { expect, test } from '@jest/globals'
import { healthMinute, healthReport, type VersionHealth } from './health-report'
import { bucketOf, errorsOf, noHealth, percentileOf, phasesAt, sumOfHealth } from './health-sums'
import { bucketBounds } from './health-terms'

const bank = { name: 'bank', version: '1.0.0', owner: 'cards' }

function seen(more: Partial<VersionHealth>, mounts: readonly number[] = []): VersionHealth {
  const health = { ...noHealth(bank), ...more }
  for (const milliseconds of mounts) {
    const bucket = bucketOf(milliseconds)
    health.phases.mount[bucket] = (health.phases.mount[bucket] ?? 0) + 1
  }
  return health
}

test.each([
  [0, 0],
  [10, 0],
  [10.1, 1],
  [8_000, bucketBounds.length - 1],
  [8_001, bucketBounds.length],
  [Number.POSITIVE_INFINITY, bucketBounds.length],
])('client health: %d ms fall into bucket %i', (milliseconds, bucket) => expect(bucketOf(milliseconds)).toBe(bucket))

test.each<[string, readonly number[], number | undefined]>([
  ['nothing', [], undefined],
  ['four in one bucket', [60, 60, 60, 60], 68.75],
  ['three quick ones and a slow one', [8, 8, 8, 900], 10],
  ['one that took a minute', [60_000], 8_000],
])('client health: the 75th percentile of %s', (_, mounts, expected) =>
  expect(percentileOf(seen({}, mounts).phases.mount, 0.75)).toBe(expected),
)

test('client health: what pages, servers and minutes say of one version adds up, versions stay apart', () => {
  const other = { ...seen({ opened: 1 }), version: '2.0.0' }
  const [sum, alone, ...none] = sumOfHealth([
    seen({ opened: 2, failed: { timeout: 1 }, crashed: 1 }, [8, 60]),
    other,
    seen({ opened: 3, failed: { timeout: 2, offline: 4 } }, [8]),
  ])
  expect(none).toEqual([])
  expect(alone).toEqual(other)
  expect(sum).toMatchObject({ ...bank, opened: 5, crashed: 1, failed: { timeout: 3, offline: 4 } })
  expect(sum && phasesAt(sum, 0.5)).toEqual({ entry: undefined, init: undefined, mount: 7.5 })
  expect(sum && errorsOf(sum)).toEqual({ tries: 8, errors: 4 })
})

test('client health: web vitals add up like the phases do', () => {
  const vital = (lcp: number, inp: number): VersionHealth => {
    const { vitals, ...rest } = noHealth(bank)
    return {
      ...rest,
      vitals: { lcp: vitals.lcp.with(bucketOf(lcp), 1), inp: vitals.inp.with(bucketOf(inp), 1) },
    }
  }
  const [sum] = sumOfHealth([vital(1_200, 60), vital(1_400, 60), vital(4_000, 300), vital(1_300, 64)])
  expect(percentileOf(sum?.vitals.lcp ?? [], 0.75)).toBe(1_500)
  expect(percentileOf(sum?.vitals.inp ?? [], 0.75)).toBe(75)
})

test('client health: what shells and servers of before wrote stays valid, without web vitals', () => {
  const { vitals: _, ...before } = seen({ opened: 3 })
  expect(healthReport.parse({ remotes: [before] }).remotes).toEqual([seen({ opened: 3 })])
  const minute = { minute: '2026-11-21T12:34:00Z', server: 'one', remotes: [before] }
  expect(sumOfHealth(healthMinute.parse(minute).remotes)).toEqual([seen({ opened: 3 })])
})

test('client health: sums are never changed in what was summed', () => {
  const one = seen({ opened: 1, failed: { timeout: 1 } })
  sumOfHealth([one, one])
  expect(one).toMatchObject({ opened: 1, failed: { timeout: 1 } })
})

test.each<[string, object]>([
  ['a name that is none', { name: '../etc' }],
  ['an owner that is a novel', { owner: 'x'.repeat(65) }],
  ['a count below nothing', { opened: -1 }],
  ['a count that nobody can have seen', { opened: 10_001 }],
  ['too few buckets', { phases: { entry: [], init: [], mount: [] } }],
  ['web vitals with too few buckets', { vitals: { lcp: [], inp: [] } }],
  ['one web vital alone', { vitals: { lcp: seen({}).vitals.lcp } }],
  ['a reason in words', { failed: { 'call 0912 000 0000': 1 } }],
  ['a reason that nobody knows', { failed: { bored: 1 } }],
])('client health: a report with %s is refused', (_, change) =>
  expect(healthReport.safeParse({ remotes: [{ ...noHealth(bank), ...change }] }).success).toBe(false),
)

test('client health: a report carries what the schema names, a minute holds sums of many pages', () => {
  const remotes = [{ ...noHealth(bank), opened: 1 }]
  expect(healthReport.parse({ remotes: [{ ...remotes[0], sub: 'somebody' }], page: '/home' })).toEqual({ remotes })
  const minute = { minute: '2026-11-21T12:34:00Z', server: 'a-1', remotes: [{ ...noHealth(bank), opened: 1_000_000 }] }
  expect(healthMinute.parse(minute)).toEqual(minute)
})
