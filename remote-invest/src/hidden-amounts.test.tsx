import { expect, test } from '@jest/globals'
import { listOrders } from '@sarv/shared/contract/fund-orders'
import { call } from '@sarv/shared/platform'
import { newPerson } from '@sarv/shared/testing/people'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInvest } from './testing/render-invest'

/** What an amount of the person looks like: thousands, in the digits of the app. */
const figure = /[۰-۹]٬[۰-۹]{3}/

/** The pages that list what a person did and has; each has a word that is there when it is complete. */
const pages = [
  ['/fund-orders', /میانه‌رود/],
  ['/fund-transactions', /میانه‌رود/],
  ['/fund-transactions/11307', /چکاد بلند/],
  ['/fund/account-history', /خرید چکاد بلند/],
  ['/fund/deposit-certificate', /گواهی چکاد بلند/],
] as const

test.each(pages)(
  'U1 INV-003: %s shows stars for every figure of the person, while amounts are hidden',
  async (path, word) => {
    await renderInvest({ path, kept: { general: { visibleHomeBalance: false } } })
    await waitFor(() => expect(document.body).toHaveTextContent(word))
    await waitFor(() => expect(document.body).toHaveTextContent('*****'))
    expect(document.body).not.toHaveTextContent(figure)
  },
)

test('U1 INV-057: the details of an order hide its amount, units and fee', async () => {
  const person = await newPerson()
  const { unmount } = await renderInvest({ path: '/date-range', person })
  const bought = (await call(listOrders)).results.find(({ side, units }) => side === 'BUY' && units !== null)
  unmount()
  await renderInvest({ path: `/fund-order/${bought?.id}`, person, kept: { general: { visibleHomeBalance: false } } })
  await screen.findByText('تعداد')
  expect(screen.getAllByText('*****').length).toBeGreaterThan(1)
  expect(screen.queryByText(/تومان/)).not.toBeInTheDocument()
})

test('U1 INV-034: the page of a sale hides how much could be sold', async () => {
  await renderInvest({ path: '/sell?fund=11307', kept: { general: { visibleHomeBalance: false } } })
  expect(await screen.findByText(/^قابل فروش: \*{5} واحد/)).toBeVisible()
})

test('U1 INV-003: the eye over a list shows and hides its amounts, and those of the other pages', async () => {
  const { navigation } = await renderInvest({ path: '/fund-orders', kept: { general: { visibleHomeBalance: false } } })
  await userEvent.click(await screen.findByRole('button', { name: 'نمایش مبلغ‌ها' }))
  await waitFor(() => expect(screen.getAllByRole('list', { name: /^سفارش‌ها/ })[0]).toHaveTextContent(figure))
  act(() => navigation.navigate('/fund-transactions'))
  await screen.findAllByText(/میانه‌رود/)
  await userEvent.click(await screen.findByRole('button', { name: 'پنهان کردن مبلغ‌ها' }))
  await waitFor(() => expect(document.body).not.toHaveTextContent(figure))
})
