import { expect, test } from '@jest/globals'
import { requestPayment } from '@sarv/shared/contract/fund-payment'
import { call } from '@sarv/shared/platform'
import { newPerson } from '@sarv/shared/testing/people'
import { screen, within } from '@testing-library/react'
import { renderInvest } from '../testing/render-invest'

const callback_url = 'http://localhost:3000/payment/receipt'
const request = { kind: 'BUY', body: { ds_code: '12180', amount: 400_000, type: 'BUY' as const, callback_url } }
const pendingRegion = () => screen.findByRole('region', { name: 'درخواست‌های در حال پردازش' })

/** A purchase that was lost so long ago that nothing is sent by itself. */
const lostPurchase = (sub: string) => ({
  sub,
  key: crypto.randomUUID(),
  at: Date.now() - 900_001,
  lost: true,
  request,
})

test('F2 the home page shows a purchase with an unknown outcome', async () => {
  const person = await newPerson('empty')
  await renderInvest({ path: '/home', person, kept: { fund: { intents: [lostPurchase(person.sub)], revision: 1 } } })
  expect(await pendingRegion()).toHaveTextContent(/هنوز معلوم نیست خرید ۴۰۰٬۰۰۰ ریال/)
})

test('F2 the payment page shows the other pending purchases, not the one that is paid there', async () => {
  const person = await newPerson('empty')
  const first = await renderInvest({ path: '/investment', person })
  await screen.findByRole('list', { name: 'راه‌های سرمایه‌گذاری' })
  const { uuid } = await call(requestPayment, { body: request.body, idempotencyKey: crypto.randomUUID() })
  first.unmount()
  const paid = { ...lostPurchase(person.sub), answer: { at: Date.now(), id: uuid } }
  const kept = { fund: { intents: [paid, lostPurchase(person.sub)], payment: uuid, revision: 1 } }
  await renderInvest({ path: '/payment', person, kept })
  const told = within(await pendingRegion())
  expect(await told.findByText(/هنوز معلوم نیست خرید/)).toBeVisible()
  expect(told.queryByText(/آمادهٔ پرداخت است/)).not.toBeInTheDocument()
})
