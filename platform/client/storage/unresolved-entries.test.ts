import { expect, test } from '@jest/globals'
import { unresolvedEntries } from './unresolved-entries'

const open = { sub: 'negar', key: 'k-1', at: 1, lost: true, request: { kind: 'BUY' } }
const answered = { ...open, key: 'k-2', answer: { at: 2, id: '77' } }
const refused = { ...open, key: 'k-3', refused: { said: 'نه' } }

test.each([
  ['an entry whose outcome is unknown', { intents: [open], revision: 4 }, { intents: [open], revision: 4 }],
  ['an entry beside others', { intents: [answered, open, refused], revision: 4 }, { intents: [open], revision: 4 }],
  ['an answered entry', { intents: [answered], revision: 4 }, undefined],
  ['a refused entry', { intents: [refused], revision: 4 }, undefined],
  [
    'drafts, payments and hidden amounts',
    { intents: [open], revision: 4, drafts: { CARD: {} }, payment: '77', visibleBankBalance: false },
    { intents: [open], revision: 4 },
  ],
  ['an empty outbox', { intents: [], revision: 4 }, undefined],
  ['nothing', undefined, undefined],
  ['a damaged outbox', { intents: [7, null], revision: 'x' }, undefined],
])('D-204 PLT-019 F2: of %s the forced end of a session leaves what is unresolved', (_, stored, left) =>
  expect(unresolvedEntries(stored)).toEqual(left),
)
