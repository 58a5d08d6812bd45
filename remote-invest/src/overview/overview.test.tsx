import { expect, test } from '@jest/globals'
import { newPerson } from '@sarv/shared/testing/people'
import { act, screen, waitFor, within } from '@testing-library/react'
import { renderInvest } from '../testing/render-invest'

const worth = () => screen.queryByRole('region', { name: 'ارزش کل دارایی' })
const orders = () => screen.queryByRole('list', { name: 'سفارش‌ها' })

test('HST-074 beside a page stand the worth and the last three orders, but for what the page shows', async () => {
  const { navigation } = await renderInvest({ path: '/funds', section: 'overview' })
  await waitFor(() => expect(worth()).toHaveTextContent(/[۰-۹]٬[۰-۹]{3} ریال/))
  expect(within(await screen.findByRole('list', { name: 'سفارش‌ها' })).getAllByRole('link')).toHaveLength(3)
  act(() => navigation.navigate('/assets'))
  await waitFor(() => expect(worth()).toBeNull())
  expect(orders()).not.toBeNull()
  act(() => navigation.navigate('/fund-orders'))
  await waitFor(() => expect(orders()).toBeNull())
  expect(worth()).not.toBeNull()
})

test('HST-074 U1 hidden amounts are hidden beside a page too', async () => {
  await renderInvest({ path: '/funds', section: 'overview', kept: { general: { visibleHomeBalance: false } } })
  await screen.findByRole('list', { name: 'سفارش‌ها' })
  await waitFor(() => expect(worth()).toHaveTextContent('*****'))
  expect(document.body).not.toHaveTextContent(/[۰-۹]٬[۰-۹]{3}/)
})

test('HST-074 who has nothing sees neither', async () => {
  await renderInvest({ path: '/funds', section: 'overview', person: await newPerson('empty') })
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  expect(document.body).toHaveTextContent(/^$/)
})
