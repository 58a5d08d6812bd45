import { expect, test } from '@jest/globals'
import type { TransferRule, TransferType } from '@sarv/shared/contract/bank-transfers'
import { takenWay, waysFor } from './transfer-ways'

const rule = (type: TransferType, min_amount: number, max_amount: number): TransferRule => ({
  type,
  min_amount,
  max_amount,
  fee: { percent: 0, min: 0, max: 0 },
  arrives_at: '2026-11-21T14:00:00.000Z',
})
const rules = [
  rule('internal', 10_000, 5_000_000_000),
  rule('pol', 10_000, 500_000_000),
  rule('paya', 10_000, 2_000_000_000),
  rule('satna', 500_000_000, 5_000_000_000),
]
const others: TransferType[] = ['pol', 'paya', 'satna']
const said = (amount: number | undefined, leading: TransferType[]) =>
  waysFor(amount, rules, leading).map(({ rule: { type }, closedBy }) => (closedBy ? `${type} ${closedBy}` : type))

test.each([
  [undefined, others, ['pol', 'paya', 'satna', 'internal elsewhere']],
  [5_000_000, others, ['pol', 'paya', 'internal elsewhere', 'satna tooSmall']],
  [500_000_000, others, ['pol', 'paya', 'satna', 'internal elsewhere']],
  [500_000_001, others, ['paya', 'satna', 'internal elsewhere', 'pol tooLarge']],
  [2_000_000_001, others, ['satna', 'internal elsewhere', 'pol tooLarge', 'paya tooLarge']],
  [5_000_000, ['internal'], ['internal', 'pol elsewhere', 'paya elsewhere', 'satna elsewhere']],
] as [number | undefined, TransferType[], string[]][])(
  'BNK-064: for %p rial to a bank of %j the ways are %j',
  (amount, leading, ways) => expect(said(amount, leading)).toEqual(ways),
)

test.each([
  [5_000_000, 'paya', 'paya'],
  [5_000_000, 'satna', 'pol'],
  [5_000_000, undefined, 'pol'],
  [6_000_000_000, 'paya', undefined],
] as const)('BNK-063: for %d rial with %s chosen, %s is taken', (amount, chosen, type) =>
  expect(takenWay(waysFor(amount, rules, others), chosen)?.type).toBe(type),
)
