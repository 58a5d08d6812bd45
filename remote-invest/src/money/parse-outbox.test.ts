import { expect, test } from '@jest/globals'
import type { MoneyIntent } from '@sarv/shared/outbox/money-intent'
import type { MoneyRequest } from './money-request'
import { parseOutbox } from './parse-outbox'

const body = { side: 'SELL' as const, ds_code: '11307', units: 10, bank_account_id: 12 }
const intent: MoneyIntent<MoneyRequest> = { sub: 'one', key: 'k', at: 1_000, request: { kind: 'SELL', body } }

test.each([
  [undefined, { intents: [], revision: 0 }],
  [
    { payment: 7, intents: 'x', revision: 'y' },
    { intents: [], revision: 0 },
  ],
  [
    { payment: 'a-b', intents: [intent], revision: 1 },
    { payment: 'a-b', intents: [intent], revision: 1 },
  ],
])('F45 the stored value %j is parsed as %j', (stored, outbox) => expect(parseOutbox(stored)).toEqual(outbox))

const purchase = {
  ds_code: '11307',
  amount: 400_000,
  type: 'BUY' as const,
  callback_url: 'http://localhost/payment/receipt',
}

test('F45 a stored purchase is read as it was stored', () => {
  const entry = { ...intent, request: { kind: 'BUY', body: purchase } }
  expect(parseOutbox({ intents: [entry] }).intents).toEqual([entry])
})

test.each<[string, unknown]>([
  ['without a request', undefined],
  ['with nothing as its request', null],
  ['of a kind that is unknown', { kind: 'GIVE', body }],
  ['that sells a part of a unit', { kind: 'SELL', body: { ...body, units: 1.5 } }],
  ['that buys with the body of a sale', { kind: 'BUY', body }],
  ['that sells with the body of a purchase', { kind: 'SELL', body: purchase }],
])('F45 an entry %s is dropped, its neighbour is kept', (_, request) =>
  expect(parseOutbox({ intents: [{ ...intent, request }, intent] }).intents).toEqual([intent]),
)
