import { expect, test } from '@jest/globals'
import { emptyDraft, parseDraft, type TransferDraft } from './transfer-draft'

const draft: TransferDraft = { account: 501, number: '6037', amount: '5000', note: 'اجاره', type: 'paya', save: true }

test.each([
  ['a whole one', draft, draft],
  ['none', undefined, undefined],
  ['a damaged one', { number: 7, amount: '5e3', type: 'gift', save: 'yes' }, emptyDraft],
  ['one with secrets', { ...draft, password: '123456' }, draft],
])('PLT-030 BNK-060: of %s in storage the flow goes on with what it may', (_, stored, parsed) =>
  expect(parseDraft(stored)).toEqual(parsed),
)
