import { expect, test } from '@jest/globals'
import type { MoneyIntent } from './money-intent'
import { parseOutbox } from './parse-outbox'

const intent: MoneyIntent<string> = { sub: 'one', key: 'k', at: 1_000, request: 'sale' }
const parse = (stored: unknown) => parseOutbox(stored, (value): value is string => typeof value === 'string')

test.each([[undefined], [null], ['junk'], [7], [[]], [{ intents: 'x', revision: 'y' }], [{ intents: [null, 'x'] }]])(
  'F45 the stored value %j is an empty outbox',
  (stored) => expect(parse(stored)).toEqual({ intents: [], revision: 0 }),
)

test.each([
  [3, 3],
  [1.5, 0],
  ['3', 0],
  [null, 0],
])('F45 the stored revision %j is %d', (stored, revision) =>
  expect(parse({ intents: [intent], revision: stored })).toEqual({ intents: [intent], revision }),
)

test.each<[string, object]>([
  ['without more', {}],
  ['with its result', { answer: { at: 2, id: '77' } }],
  ['with a result that has failed', { answer: { at: 2, id: '77', failed: true } }],
  ['that was rejected in words', { lost: true, refused: { said: 'نه' } }],
  ['that is not open to the person', { lost: true, refused: { key: 'forbidden' } }],
  ['that was rejected without words', { lost: true, refused: { key: 'unknown' } }],
  ['with what another version says of it', { notBefore: 5, later: true }],
])('F45 an entry %s is read as it was stored', (_, change) => {
  const entry = { ...intent, ...change }
  expect(parse({ intents: [entry] }).intents).toEqual([entry])
})

test.each<[string, object]>([
  ['without the person', { sub: undefined }],
  ['without its key', { key: undefined }],
  ['without its time', { at: undefined }],
  ['without a request', { request: undefined }],
  ['whose request the remote does not know', { request: 7 }],
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
  expect(parse({ intents: [{ ...intent, ...change }, intent] }).intents).toEqual([intent]),
)
