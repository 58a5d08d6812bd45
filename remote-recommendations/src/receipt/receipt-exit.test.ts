import { expect, test } from '@jest/globals'
import { receiptExit } from './receipt-exit'

test.each([
  ['settled', 'SUCCESS', '/recommendations/history'],
  ['settled', 'FAILED', '/recommendations'],
  ['settled', 'CANCELED', '/recommendations'],
  ['waiting', 'WAITING', '/recommendations/history'],
  ['asking', 'SUCCESS', '/recommendations/history'],
  ['asking', 'FAILED', '/recommendations'],
  ['unasked', undefined, '/recommendations/history'],
  ['unknown', undefined, '/recommendations'],
  ['unknown', 'FAILED', '/recommendations'],
] as const)('REC-034 a receipt that is %s with the status %p closes to %s', (standing, status, exit) =>
  expect(receiptExit(standing, status)).toBe(exit),
)
