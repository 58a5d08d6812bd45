import { expect, test } from '@jest/globals'
import { requestPayment } from '@sarv/shared/contract/fund-payment'
import { call } from '@sarv/shared/platform'
import { newPerson } from '@sarv/shared/testing/people'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderInvest } from '../testing/render-invest'

const purchase = {
  ds_code: '12180',
  amount: 300_000,
  type: 'BUY' as const,
  callback_url: 'http://localhost:3000/payment/receipt',
}

test('INV-036 without a pending payment /payment redirects home', async () => {
  const { navigation } = await renderInvest({ path: '/payment', person: await newPerson('empty') })
  await waitFor(() => expect(navigation.place().pathname).toBe('/home'))
})

test('INV-036 a payment of another person counts as none', async () => {
  const kept = { fund: { payment: '7c1e1c5e-0000-4000-8000-000000000000' } }
  const { navigation } = await renderInvest({ path: '/payment', kept })
  await waitFor(() => expect(navigation.place().pathname).toBe('/home'))
})

test('PLT-043 PLT-044 a pending payment is restored with its gateways, the first one chosen', async () => {
  const person = await newPerson()
  const first = await renderInvest({ path: '/investment', person })
  await screen.findByRole('list', { name: 'راه‌های سرمایه‌گذاری' })
  const { uuid } = await call(requestPayment, { body: purchase, idempotencyKey: crypto.randomUUID() })
  first.unmount()
  await renderInvest({ path: '/payment', person, kept: { fund: { payment: uuid } } })
  expect(await screen.findByRole('button', { name: 'پرداخت ۳۰۰٬۰۰۰ ریال' })).toBeEnabled()
  const [one, ...others] = screen.getAllByRole('radio')
  expect(one).toBeChecked()
  for (const other of others) expect(other).not.toBeChecked()
})

test('D-29 T9 INV-050 a forged success is shown as not in the records', async () => {
  const forged = new URLSearchParams({ status: 'SUCCESS', amount: '900000000', trace_no: '<script>alert(1)</script>' })
  await renderInvest({ path: `/payment/receipt?${forged}`, person: await newPerson('empty') })
  expect(await screen.findByText('این رسید در سوابق شما یافت نشد')).toBeInTheDocument()
  expect(screen.getByText('<script>alert(۱)</script>')).toBeInTheDocument()
  expect(screen.queryByText('پرداخت موفق!')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /رسید/ })).not.toBeInTheDocument()
})

test('INV-052 the return button of a receipt leads to the orders, or to the card while its flag is set', async () => {
  const { navigation, unmount } = await renderInvest({ path: '/payment/receipt?status=FAILED&trace_no=None' })
  expect(await screen.findByText('پرداخت ناموفق!')).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'دیدن سفارش‌ها' }))
  expect(navigation.place().pathname).toBe('/fund-orders')
  unmount()
  localStorage.setItem('bank_limit_receipt', 'true')
  const again = await renderInvest({ path: '/payment/receipt?status=FAILED&trace_no=None' })
  await userEvent.click(await screen.findByRole('button', { name: 'ادامهٔ درخواست کارت' }))
  expect(again.navigation.place().pathname).toBe('/bank/onboarding')
  expect(localStorage.getItem('bank_limit_receipt')).toBeNull()
})

test('INV-051 PLT-066 a viewed receipt and its return button are tracked once, with the server’s status', async () => {
  const person = await newPerson('empty')
  const forged = '/payment/receipt?status=SUCCESS&amount=1&trace_no=123456'
  const { tracked, platform } = await renderInvest({ path: forged, person })
  await screen.findByText('این رسید در سوابق شما یافت نشد')
  await waitFor(() => expect(tracked).toHaveLength(1))
  await act(async () => void (await platform.i18n.changeLanguage('en')))
  await userEvent.click(await screen.findByRole('button', { name: 'See orders' }))
  expect(tracked).toEqual([
    { event: 'receipt_viewed', facts: { is_successful: false } },
    { event: 'buy_fund_button', facts: { Status: 'UNKNOWN' } },
  ])
})
