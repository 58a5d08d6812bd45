import { expect, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInvest } from '../../testing/render-invest'

test('INV-024 D-42 a fund links to each of its six records, and to its prospectus', async () => {
  const { documents } = await renderInvest({ path: '/funds/11307' })
  const links = within(await screen.findByRole('list', { name: 'سوابق و مدارک' }))
  await userEvent.click(await links.findByRole('button', { name: /امیدنامه و مقررات/ }))
  expect(documents).toEqual([
    { title: 'امیدنامه و مقررات', name: 'fund-rules', file: expect.stringMatching(/\/static\/rules-fund\.pdf$/) },
  ])
  expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/fund-orders?dscode=11307',
    '/fund-transactions/11307',
    '/fund/account-history?ds_code=11307',
    '/fund/profit-sharing?ds_code=11307',
    '/fund/deposit-certificate?ds_code=11307',
    '/cardex?ds_code=11307',
  ])
})
