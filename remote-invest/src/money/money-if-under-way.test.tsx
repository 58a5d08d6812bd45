import { expect, test } from '@jest/globals'
import { requestPayment } from '@sarv/shared/contract/fund-payment'
import { call } from '@sarv/shared/platform'
import { screen, within } from '@testing-library/react'
import { openInvest, somebody } from '../open-invest'

const callback_url = 'http://localhost:3000/payment/receipt'
const request = { kind: 'BUY', body: { ds_code: '12180', amount: 400_000, type: 'BUY' as const, callback_url } }
const underWay = () => screen.findByRole('region', { name: 'درخواست‌های در حال پردازش' })

/** A purchase that was lost so long ago that nothing is sent by itself. */
const lostBy = (sub: string) => ({
  sub,
  key: crypto.randomUUID(),
  at: Date.now() - 900_001,
  lost: true,
  request,
})

test('F2 whoever comes home sees the purchase of which nobody knows what became', async () => {
  const person = await somebody('empty')
  await openInvest({ path: '/home', person, kept: { fund: { intents: [lostBy(person.sub)], revision: 1 } } })
  expect(await underWay()).toHaveTextContent(/هنوز معلوم نیست خرید ۴۰۰٬۰۰۰ ریال/)
})

test('F2 the payment page tells of the other purchases under way, not of the one that is paid there', async () => {
  const person = await somebody('empty')
  const first = await openInvest({ path: '/investment', person })
  await screen.findByRole('list', { name: 'پیشنهادها' })
  const { uuid } = await call(requestPayment, { body: request.body, idempotencyKey: crypto.randomUUID() })
  first.unmount()
  const paid = { ...lostBy(person.sub), answer: { at: Date.now(), id: uuid } }
  const kept = { fund: { intents: [paid, lostBy(person.sub)], payment: uuid, revision: 1 } }
  await openInvest({ path: '/payment', person, kept })
  const told = within(await underWay())
  expect(await told.findByText(/هنوز معلوم نیست خرید/)).toBeVisible()
  expect(told.queryByText(/آمادهٔ پرداخت است/)).not.toBeInTheDocument()
})
