import { expect, test } from '@jest/globals'
import { frameLines, ticksBetween } from './index-lines'

test.each([
  [-3, 41, [0, 20, 40]],
  [-12.5, 4, [-10, -5, 0]],
  [-0.2, 1.9, [0, 0.5, 1, 1.5]],
  [-0.004, 0.08, [0, 0.05]],
  [-5, 812, [0, 500]],
  [-0.3, 0.3, [-0.2, 0, 0.2]],
])('INV-082 between %s and %s percent the lines stand at %j', (low, high, ticks) =>
  expect(ticksBetween(low, high)).toEqual(ticks),
)

test('INV-082 days are evenly spaced, and 100 stands where its line is', () => {
  const { across, down, ticks } = frameLines(['2026-01-01', '2026-01-02', '2026-01-11'], [{ values: [100, 90, 110] }])
  expect(across).toEqual([0, 0.1, 1])
  expect(down(100)).toBeCloseTo(0.5)
  expect(ticks).toEqual([-10, 0, 10])
})
