import { expect, test } from '@jest/globals'
import type { MoneyIntent } from '@sarv/shared/outbox/money-intent'
import type { MoneyRequest } from './money-request'
import { parseOutbox } from './parse-outbox'

const body = { side: 'SELL' as const, ds_code: '11307', units: 10, bank_account_id: 12 }
const intent: MoneyIntent<MoneyRequest> = { sub: 'one', key: 'k', at: 1_000, request: { kind: 'SELL', body } }
const nothing = { intents: [], revision: 0 }

test.each([
  [undefined, nothing],
  [null, nothing],
  ['junk', nothing],
  [[], nothing],
  [{ payment: 7, intents: 'x', revision: 'y' }, nothing],
  [
    { payment: 'a-b', intents: [{ ...intent, request: { kind: 'SELL', body: { ...body, units: 1.5 } } }], revision: 3 },
    { payment: 'a-b', intents: [], revision: 3 },
  ],
  [
    {
      intents: [
        { ...intent, request: { kind: 'GIVE', body } },
        { ...intent, answer: { at: 1 } },
      ],
    },
    nothing,
  ],
  [{ intents: [{ ...intent, refused: { key: 'other' } }, null, 'x'] }, nothing],
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

test.each<[string, object]>([
  ['a purchase', { request: { kind: 'BUY', body: purchase } }],
  ['a sale with its result', { answer: { at: 2, id: '77' } }],
  ['a sale that was rejected in words', { lost: true, refused: { said: 'نه' } }],
  ['a sale that is not open to the person', { lost: true, refused: { key: 'forbidden' } }],
  ['a sale that was rejected without words', { lost: true, refused: { key: 'unknown' } }],
])('F45 %s is read as it was stored', (_, change) => {
  const entry = { ...intent, ...change }
  expect(parseOutbox({ intents: [entry] }).intents).toEqual([entry])
})

test.each<[string, object]>([
  ['without the person', { sub: undefined }],
  ['without its key', { key: undefined }],
  ['without its time', { at: undefined }],
  ['without a request', { request: undefined }],
  ['with nothing as its request', { request: null }],
  ['of a kind that nobody knows', { request: { kind: 'GIVE', body } }],
  ['that buys with the body of a sale', { request: { kind: 'BUY', body } }],
  ['that sells with the body of a purchase', { request: { kind: 'SELL', body: purchase } }],
  ['with nothing as its result', { answer: null }],
  ['with a word as its result', { answer: 'x' }],
  ['whose result has no time', { answer: { id: '77' } }],
  ['whose result has no id', { answer: { at: 2 } }],
  ['with nothing as its error', { refused: null }],
  ['with a word as its error', { refused: 'x' }],
  ['whose error says a number', { refused: { said: 7 } }],
  ['whose error has a key of another version', { refused: { key: 'other' } }],
  ['whose error has an empty key', { refused: { key: '' } }],
])('F45 an entry %s is dropped, its neighbour is kept', (_, change) =>
  expect(parseOutbox({ intents: [{ ...intent, ...change }, intent] }).intents).toEqual([intent]),
)
