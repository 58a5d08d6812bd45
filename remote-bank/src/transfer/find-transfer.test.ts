import { expect, test } from '@jest/globals'
import type { BankTransaction } from '@sarv/shared/contract/bank-transactions'
import { candidatesFor, isReceiptOf } from './find-transfer'
import type { TransferRequest } from './transfer-request'

const request: TransferRequest = {
  kind: 'CARD',
  body: { account_id: 501, number: '6037991111111112', amount: 5_000_000, type: 'card', note: null, save: false },
}
const at = Date.parse('2026-11-21T12:00:00Z')
const row: BankTransaction = {
  id: 9001,
  type: 'withdraw',
  name: 'کارت به کارت',
  date: '2026-11-21T12:00:01.000Z',
  amount: 5_000_000,
  tran_key: '1',
  description: null,
  has_receipt: true,
}

test.each([
  ['the transfer', {}, [9001]],
  ['another amount', { amount: 5_000_001 }, []],
  ['money that came in', { type: 'deposit' as const }, []],
  ['an older transfer', { date: '2026-11-21T11:57:59.000Z' }, []],
  ['one of a clock that is two minutes slow', { date: '2026-11-21T11:58:00.000Z' }, [9001]],
  ['a row without a receipt', { has_receipt: false }, []],
  ['the transfer of another intent', { id: 9002 }, []],
])('F2 BNK-066: %s among the transactions may be the lost one: %j', (_, change, ids) =>
  expect(candidatesFor([{ ...row, ...change }], { request, at }, ['9002']).map(({ id }) => id)).toEqual(ids),
)

const receipt = { amount: 5_000_000, transaction_type: 'card', destination_address: '603799******1112' } as const
test.each([
  ['its destination', {}, true],
  ['the destination in groups', { destination_address: '6037 99** **** 1112' }, true],
  ['another destination', { destination_address: '603799******1113' }, false],
  ['another amount', { amount: 1 }, false],
  ['another way', { transaction_type: 'paya' as const }, false],
])('F2 BNK-066: a receipt with %s is the lost one’s: %p', (_, change, is) =>
  expect(isReceiptOf({ ...receipt, ...change }, request)).toBe(is),
)

test('F2 BNK-066: a receipt names an IBAN whole', () => {
  const iban = 'IR160120000000001234567890'
  const toIban: TransferRequest = { kind: 'IBAN', body: { ...request.body, number: iban, type: 'paya' } }
  expect(isReceiptOf({ ...receipt, transaction_type: 'paya', destination_address: iban }, toIban)).toBe(true)
})
