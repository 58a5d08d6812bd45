import { expect, test } from '@jest/globals'
import type { TransferRule, TransferType } from '@sarv/shared/contract/bank-transfers'
import { takenWay, waysFor } from './transfer-ways'

const noFee = { percent: 0, min: 0, max: 0 }
const [atOnce, later, latest] = ['2026-11-21T08:30:00.000Z', '2026-11-21T10:15:00.000Z', '2026-11-22T04:30:00.000Z']
const rule = (
  type: TransferType,
  min_amount: number,
  max_amount: number,
  arrives_at = atOnce,
  fee: TransferRule['fee'] = noFee,
): TransferRule => ({ type, min_amount, max_amount, fee, arrives_at: arrives_at ?? '' })
const rules = [
  rule('card', 10_000, 500_000_000, atOnce, { percent: 0, min: 7_200, max: 7_200 }),
  rule('internal', 10_000, 5_000_000_000),
  rule('pol', 10_000, 500_000_000, atOnce, { percent: 0, min: 5_000, max: 5_000 }),
  rule('paya', 10_000, 2_000_000_000, later),
  rule('satna', 500_000_000, 5_000_000_000, latest),
]
const elsewhere: TransferType[] = ['pol', 'paya', 'satna']
const to = (number: string, types: TransferType[]) => ({
  number,
  owner: { owner_name: 'لاله آذرمهر', bankName: 'بانک ملت', types },
})
const card = to('6037991111111112', ['card'])
const iban = (types = elsewhere) => to('IR160120000000001234567890', types)
const said = (...given: Parameters<typeof waysFor>) =>
  waysFor(...given).map(({ rule: { type }, closedBy }) => (closedBy ? `${type} ${closedBy}` : type))

test.each([
  [undefined, elsewhere, ['pol', 'paya', 'satna', 'internal elsewhere']],
  [5_000_000, elsewhere, ['pol', 'paya', 'internal elsewhere', 'satna tooSmall']],
  [500_000_000, elsewhere, ['pol', 'paya', 'satna', 'internal elsewhere']],
  [500_000_001, elsewhere, ['paya', 'satna', 'internal elsewhere', 'pol tooLarge']],
  [2_000_000_001, elsewhere, ['satna', 'internal elsewhere', 'pol tooLarge', 'paya tooLarge']],
  [5_000_000, ['internal'], ['internal', 'pol elsewhere', 'paya elsewhere', 'satna elsewhere']],
] as [number | undefined, TransferType[], string[]][])(
  'BNK-064: for %p rial to a bank of %j the ways are %j',
  (amount, leading, ways) => expect(said(amount, rules, [iban(leading)])).toEqual(ways),
)

test('BNK-087: to a card and an IBAN of one person the ways are those of both, and of a blocked card none', () => {
  expect(said(5_000_000, rules, [card, iban()])).toEqual([
    'card',
    'pol',
    'paya',
    'internal elsewhere',
    'satna tooSmall',
  ])
  expect(said(5_000_000, rules, [card], { isFrozen: true })).toEqual(['card frozen'])
})

test.each([
  [5_000_000, 'paya', [iban()], 'paya', 'chosen'],
  [5_000_000, 'satna', [iban()], 'pol', 'soonest'],
  [5_000_000, undefined, [iban()], 'pol', 'soonest'],
  [600_000_000, undefined, [iban()], 'paya', 'soonest'],
  [3_000_000_000, undefined, [card, iban()], 'satna', 'only'],
  [5_000_000, undefined, [card, iban()], 'pol', 'cheapest'],
  [5_000_000, undefined, [card, iban(['internal'])], 'internal', 'cheapest'],
  [5_000_000, undefined, [card], 'card', undefined],
  [6_000_000_000, 'paya', [card, iban()], undefined, undefined],
] as const)(
  'BNK-063 BNK-087: for %d rial with %s chosen, to %j, %s is taken: %s',
  (amount, chosen, known, type, reason) => {
    const taken = takenWay(waysFor(amount, rules, known), amount, chosen)
    expect([taken?.rule.type, taken?.reason]).toEqual([type, reason])
  },
)
