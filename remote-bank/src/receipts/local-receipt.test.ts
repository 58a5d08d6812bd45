import { expect, test } from '@jest/globals'
import { parseLocalReceipt, toReceiptState } from './local-receipt'

const row = {
  id: 9,
  type: 'profit',
  name: 'سود ماهانه',
  date: '2026-11-21T12:52:08.000Z',
  amount: 1_500_000,
  tran_key: '140508300012',
  description: null,
  has_receipt: false,
} as const

test('BNK-054: the state of a pressed row gives its receipt back, without the rest of the row', () => {
  const { id: _, has_receipt: __, ...receipt } = row
  expect(parseLocalReceipt(toReceiptState(row))).toEqual(receipt)
})

test.each([
  undefined,
  null,
  'x',
  {},
  { receipt: null },
  { receipt: { ...row, amount: '5' } },
  { receipt: { ...row, amount: 1.5 } },
  { receipt: { ...row, name: undefined } },
  { receipt: { ...row, description: 7 } },
])('BNK-054 F45: the state %j holds no receipt', (state) => expect(parseLocalReceipt(state)).toBeUndefined())
