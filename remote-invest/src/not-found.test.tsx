import { beforeAll, expect, test } from '@jest/globals'
import type { TestPerson } from '@sarv/platform/testing/control'
import { newPerson } from '@sarv/shared/testing/people'
import { waitFor } from '@testing-library/react'
import { countCalls, renderInvest } from './testing/render-invest'

let person: TestPerson
beforeAll(async () => {
  person = await newPerson('empty')
})

test.each([
  '/funds/99999',
  '/buy?fund=99999',
  '/sell?fund=../../profile',
  '/fund-order/999999999',
  '/fund-order/abc',
  '/fund-order/-1',
  '/fund-order/1.5',
  '/fund-transactions/999',
  '/fund-transactions/x',
  '/fund-transactions/%20',
  '/fund-transactions/11307%2F..',
  '/fund-transactions/..%2F',
  '/fund/deposit-certificate?ds_code=99999',
  '/fund/account-history?ds_code=99999',
  '/fund/profit-sharing?ds_code=99999',
  '/cardex?ds_code=99999',
  '/stocks/no-such-stock',
  '/stocks/daro-sabalan',
  '/stocks/..%2F..%2Fuser_asset',
])(
  'INV-027 INV-028 INV-034 INV-059 INV-060 INV-062 INV-063 INV-064 INV-065 INV-071 %s leads to the page that says that there is no such thing',
  async (path) => {
    const { navigation } = await renderInvest({ path, person })
    await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
  },
)

test('INV-028 of a fund that is not offered neither terms nor accounts are asked for', async () => {
  await renderInvest({ path: '/buy?fund=99999', person })
  expect(await countCalls(person, '/general/api/v1/settings/fund-99999/')).toBe(0)
  expect(await countCalls(person, '/fund/api/v1/bank_accounts/99999/')).toBe(0)
})
