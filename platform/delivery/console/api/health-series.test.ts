import { expect, test } from '@jest/globals'
import type { HealthMinute } from '../../../contract/health-report'
import { bucketOf, noHealth } from '../../../contract/health-sums'
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
      minute('11:35', '1.0.0', 3),
      minute('11:34', '1.0.0', 99),
    ],
    'pma',
    now,
  )
  expect(minutes).toBe(5)
  expect([starts[0], starts.at(-1), starts.length]).toEqual([
    '2026-11-23T11:35:00.000Z',
    '2026-11-23T14:30:00.000Z',
    36,
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

test('of another remote nothing is drawn', () => {
  expect(toHealthSeries([minute('14:30', '1.0.0', 4)], 'bank', now).versions).toEqual([])
})
