import { expect, test } from '@jest/globals'
import type { BankAccount } from '@sarv/shared/contract/bank-accounts'
import { chooseSource, sourceAccounts } from './source-accounts'

const account: BankAccount = {
  id: 501,
  status: 'verified',
  account_status: 'active',
  card_number: '603799******1112',
  account_number: '0101234567890',
  iban: 'IR160120000000001234567890',
  bankName: 'بانک خاورمیانه',
  owner_name: null,
  card_name: null,
  onb_status: 'DONE',
  messages: [],
}

test.each([
  ['active', {}, [501]],
  ['block', { account_status: 'block' as const }, []],
  ['inquiry', { account_status: 'inquiry' as const }, []],
  ['without a status', { account_status: null }, []],
  ['only asked for', { account_number: null }, []],
  ['active with a blocked card', { status: 'blocked' }, []],
])('BNK-008: of an account that is %s, %j may transfer', (_, change, ids) =>
  expect(sourceAccounts([{ ...account, ...change }]).map(({ id }) => id)).toEqual(ids),
)

test('BNK-060: the chosen source is taken while it may transfer, else the first', () => {
  const sources = sourceAccounts([account, { ...account, id: 502 }])
  expect(chooseSource(sources, 502)?.id).toBe(502)
  expect(chooseSource(sources, 7)?.id).toBe(501)
})
