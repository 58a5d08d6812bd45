import { expect, test } from '@jest/globals'
import type { Curve } from '@sarv/platform/delivery/console/contract'
import { frameOf } from './curve-frame'

test.each<[Curve, (number | null)[], number]>([
  ['opened', [], 10],
  ['opened', [3, null], 10],
  ['opened', [11], 20],
  ['opened', [40], 40],
  ['opened', [41], 50],
  ['opened', [999], 1_000],
  ['errors', [0], 0.04],
  ['errors', [0.07], 0.1],
  ['errors', [1], 1],
  ['entry', [2_100], 4_000],
  ['lcp', [640], 1_000],
  ['inp', [64], 100],
])('the scale of %s over %j ends at %d', (curve, values, top) =>
  expect(frameOf([{ version: '1.0.0', values }], curve).top).toBeCloseTo(top),
)
