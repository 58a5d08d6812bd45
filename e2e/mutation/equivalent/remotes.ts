import type { Explanation } from './explanation'
import { keyApart, noInterval } from './reasons'

export const equivalentInRemotes: readonly Explanation[] = [
  { file: 'remote-invest/src/buy/buy-queries.ts', original: "'fund-accounts'", replacement: '""', reason: keyApart },
  { file: 'remote-invest/src/money/fund-outbox.ts', original: "'money'", replacement: '""', reason: keyApart },
  {
    file: 'remote-invest/src/money/money-queries.ts',
    original: "'pending-payment'",
    replacement: '""',
    reason: keyApart,
  },
  {
    file: 'remote-invest/src/money/money-queries.ts',
    original: "'last-gateway'",
    replacement: '""',
    reason: keyApart,
  },
  {
    file: 'remote-invest/src/money/lazy-pending-transactions.tsx',
    original: "'money-moved'",
    replacement: '""',
    reason: keyApart,
  },
  {
    file: 'remote-invest/src/money/money-queries.ts',
    original: 'false',
    replacement: 'true',
    reason: noInterval,
  },
  {
    file: 'remote-invest/src/orders/order-actions.tsx',
    original: 'payment_uuid === null',
    replacement: 'false',
    reason: 'TypeScript wants the question; without a payment there is no button to press.',
  },
]
