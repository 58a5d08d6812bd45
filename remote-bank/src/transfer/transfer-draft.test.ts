import { expect, test } from '@jest/globals'
import { draftTtl, emptyDraft, parseDraft, type TransferDraft } from './transfer-draft'

const draft: TransferDraft = { account: 501, number: '6037', amount: '5000', note: 'اجاره', type: 'paya', save: true }
const kept = { sub: 'one', at: 1_000, draft }
const now = 2_000

test.each([
  ['this person’s', kept, draft],
  ['none', undefined, emptyDraft],
  ['another person’s', { ...kept, sub: 'two' }, emptyDraft],
  ['an old one', { ...kept, at: now - draftTtl }, emptyDraft],
  ['a damaged one', { ...kept, draft: { number: 7, amount: '5e3', type: 'gift', save: 'yes' } }, emptyDraft],
  ['one with secrets', { ...kept, draft: { ...draft, cvv2: '123', password: '123456' } }, draft],
])('PLT-030 BNK-060: of %s in storage the flow goes on with what it may', (_, stored, parsed) =>
  expect(parseDraft(stored, { sub: 'one', now })).toEqual(parsed),
)
