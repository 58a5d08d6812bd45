import { expect, test } from '@jest/globals'
import { isRefund } from './refund'

test.each([
  ['INCREASE', 'REVERSED', true],
  ['INCREASE', 'CANCELED', false],
  ['INCREASE', 'FAILED', false],
  ['INCREASE', 'SUCCESS', false],
  ['DECREASE', 'REVERSED', false],
  ['GIFT', 'REVERSED', false],
  ['', '', false],
])('INV-058 CON-15 for %s %s the refund is announced: %p', (type, status, announced) =>
  expect(isRefund({ type, status })).toBe(announced),
)
