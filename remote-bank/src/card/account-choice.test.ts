import { expect, test } from '@jest/globals'
import type { BankAccount } from '@sarv/shared/contract/bank-accounts'
import { hasStatusNotice, isOpenAccount, selectAccount } from './account-choice'

const request: BankAccount = {
  id: null,
  status: 'bank_onb_required',
  account_status: null,
  card_number: null,
  account_number: null,
  iban: null,
  bankName: 'بانک خاورمیانه',
  owner_name: null,
  card_name: null,
  onb_status: null,
  messages: [],
}
const blocked: BankAccount = { ...request, id: 1, status: 'blocked', account_status: 'block', account_number: '111' }
const active: BankAccount = { ...request, id: 2, status: 'verified', account_status: 'active', account_number: '222' }

test.each([
  ['nothing', [], undefined, undefined],
  ['a request alone', [request], undefined, request],
  ['the open one before a request', [request, blocked], undefined, blocked],
  ['the active one before a blocked one', [request, blocked, active], undefined, active],
  ['the chosen one', [blocked, active], '111', blocked],
  ['the active one when the chosen one is gone', [blocked, active], '999', active],
])('BNK-004 the selected account is %s', (_, accounts, chosen, shown) =>
  expect(selectAccount(accounts, chosen)).toBe(shown),
)

test('BNK-004 a request has an id but no account yet', () => {
  expect(isOpenAccount({ ...request, id: 9, status: 'pending' })).toBe(false)
  expect(isOpenAccount(active)).toBe(true)
})

test.each([
  ['verified', 'active', false],
  ['verified', 'wait_for_activate', true],
  ['blocked', 'active', true],
  ['bank_onb_required', null, true],
])('BNK-001 a card %s with an account %s has a notice: %s', (status, account_status, expected) =>
  expect(hasStatusNotice({ status, account_status })).toBe(expected),
)
