import { expect, test } from '@jest/globals'
import { emptyDraft, parseDraft, type TransferDraft } from './transfer-draft'

const draft: TransferDraft = {
  account: 501,
  typed: '6037',
  numbers: ['6037991111111112', 'IR160120000000001234567890'],
  amount: '5000',
  note: 'اجاره',
  type: 'paya',
  save: true,
}

test.each([
  ['a whole one', draft, draft],
  ['none', undefined, undefined],
  ['a damaged one', { typed: 7, numbers: 'IR', amount: '5e3', type: 'gift', save: 'yes' }, emptyDraft],
  ['numbers that are none', { ...draft, numbers: ['6037', 7, '<b>'] }, { ...draft, numbers: [] }],
  ['one with secrets', { ...draft, password: '123456' }, draft],
])('PLT-030 BNK-060: of %s in storage the flow goes on with what it may', (_, stored, parsed) =>
  expect(parseDraft(stored)).toEqual(parsed),
)
