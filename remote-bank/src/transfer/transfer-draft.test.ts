import { expect, test } from '@jest/globals'
import { emptyDraft, parseDraft, type TransferDraft } from './transfer-draft'

const draft: TransferDraft = { account: 501, number: '6037', amount: '5000', note: 'اجاره', type: 'paya', save: true }
const minutes = 60_000
const now = 100 * minutes
const kept = { sub: 'one', at: now, draft }

test.each([
  ['this person’s', kept, draft],
  ['none', undefined, emptyDraft],
  ['another person’s', { ...kept, sub: 'two' }, emptyDraft],
  ['one of 30 minutes ago', { ...kept, at: now - 30 * minutes }, emptyDraft],
  ['a younger one', { ...kept, at: now - 30 * minutes + 1 }, draft],
  ['a damaged one', { ...kept, draft: { number: 7, amount: '5e3', type: 'gift', save: 'yes' } }, emptyDraft],
  ['one with secrets', { ...kept, draft: { ...draft, cvv2: '123', password: '123456' } }, draft],
])('PLT-030 BNK-060: of %s in storage the flow goes on with what it may', (_, stored, parsed) =>
  expect(parseDraft(stored, { sub: 'one', now })).toEqual(parsed),
)
