import { expect, test } from '@jest/globals'
import { getUserFund } from '@sarv/shared/contract/funds'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInvest } from '../../testing/render-invest'

const path = '/funds/11307'

test('INV-023 who holds units of the fund sees how many, and buys and sells from one bar', async () => {
  const { navigation } = await renderInvest({ path })
  expect(await screen.findByRole('region', { name: 'دارایی شما در این صندوق' })).toHaveTextContent(/تعداد/)
  const sell = await screen.findByRole('link', { name: 'فروش' })
  const buy = screen.getByRole('link', { name: 'خرید' })
  expect(buy).toHaveAttribute('href', '/buy?fund=11307')
  // Side by side in the bar, buying first.
  expect(buy.nextElementSibling).toBe(sell)
  expect(buy.parentElement).toHaveAttribute('data-pair', 'start')
  await userEvent.click(sell)
  expect(navigation.place()).toMatchObject({ pathname: '/sell', search: '?fund=11307' })
})

test.each([
  ['/funds/12180?limit=card', '/buy?fund=12180&limit=card'],
  ['/funds/12180', '/buy?fund=12180'],
  ['/funds/11307?limit=card', '/buy?fund=11307'],
])('BNK-034 D-46 the purchase of %s is at %s', async (path, href) => {
  await renderInvest({ path })
  expect(await screen.findByRole('link', { name: 'خرید' })).toHaveAttribute('href', href)
})

test('INV-023 without units selling is disabled and says why', async () => {
  await renderInvest({ path, person: await newPerson('empty') })
  const description = 'هنوز واحدی از این صندوق ندارید.'
  expect(await screen.findByRole('button', { name: 'فروش', description })).toBeDisabled()
})

test('INV-023 while all units stand in open orders selling is disabled and says why', async () => {
  const person = await newPerson()
  await forceResponse(person, getUserFund.path, {
    body: { ds_code: '11307', fund_name: 'چکاد بلند', units: 5, value: 50, blocked_units: 5, avg_price: 9, lots: [] },
  })
  await renderInvest({ path, person })
  const description = /در سفارش‌های باز است/
  expect(await screen.findByRole('button', { name: 'فروش', description })).toBeDisabled()
})
