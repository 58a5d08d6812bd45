import { expect, test } from '@jest/globals'
import type { MoneyIntent } from '@sarv/shared/outbox/money-intent'
import type { MoneyRequest } from './money-request'
import { parseOutbox } from './parse-outbox'

const body = { side: 'SELL' as const, ds_code: '11307', units: 10, bank_account_id: 12 }
const intent: MoneyIntent<MoneyRequest> = { sub: 'one', key: 'k', at: Date.now(), request: { kind: 'SELL', body } }
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
