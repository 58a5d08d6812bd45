import { expect, test } from '@jest/globals'
import { isTransferRequest, type TransferRequest, transferFingerprint } from './transfer-request'

const body = {
  account_id: 501,
  number: '6037991111111112',
  amount: 5_000_000,
  type: 'card',
  note: null,
  save: false,
} as const
const request: TransferRequest = { kind: 'CARD', body }

test.each([
  ['the same', {}, true],
  ['another amount', { amount: 5_000_001 }, false],
  ['another destination', { number: '6274121234567899' }, false],
  ['another account', { account_id: 502 }, false],
  ['another way', { type: 'paya' as const }, false],
  ['another description', { note: 'اجاره' }, true],
  ['a destination to keep', { save: true }, true],
])('BNK-066: a transfer with %s means the same money: %p', (_, change, same) =>
  expect(transferFingerprint({ kind: 'CARD', body: { ...body, ...change } }) === transferFingerprint(request)).toBe(
    same,
  ),
)

test.each([
  [request, true],
  [{ ...request, kind: 'GIFT' }, false],
  [{ kind: 'IBAN', body: { ...body, amount: 1.5 } }, false],
  [{ kind: 'IBAN', body: { ...body, note: undefined } }, false],
  [{ kind: 'CARD' }, false],
  [null, false],
])('F45: the stored value %j is a request: %p', (value, is) => expect(isTransferRequest(value)).toBe(is))
