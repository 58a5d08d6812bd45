import { expect, test } from '@jest/globals'
import { getUserFund } from '@sarv/shared/contract/funds'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createPerson, renderInvest, stubResponse } from '../../testing/render-invest'

const path = '/funds/11307'

test('INV-023 who holds units of the fund sees how many, and can buy and sell', async () => {
  const { navigation } = await renderInvest({ path })
  expect(await screen.findByRole('region', { name: 'دارایی شما در این صندوق' })).toHaveTextContent(/تعداد/)
  expect(screen.getByRole('link', { name: 'خرید' })).toHaveAttribute('href', '/buy?fund=11307')
  await userEvent.click(screen.getByRole('link', { name: 'فروش' }))
  expect(navigation.place()).toMatchObject({ pathname: '/sell', search: '?fund=11307' })
})

test('INV-023 without units selling is disabled and says why', async () => {
  await renderInvest({ path, person: await createPerson('empty') })
  const sell = await screen.findByRole('button', { name: 'فروش' })
  expect(sell).toBeDisabled()
  expect(sell).toHaveAccessibleDescription('هنوز واحدی از این صندوق ندارید.')
})

test('INV-023 while all units stand in open orders selling is disabled and says why', async () => {
  const person = await createPerson()
  await stubResponse(person, getUserFund.path, {
    body: { ds_code: '11307', fund_name: 'چکاد بلند', units: 5, value: 50, blocked_units: 5, avg_price: 9, lots: [] },
  })
  await renderInvest({ path, person })
  const sell = await screen.findByRole('button', { name: 'فروش' })
  expect(sell).toBeDisabled()
  expect(sell).toHaveAccessibleDescription(/در سفارش‌های باز است/)
})
