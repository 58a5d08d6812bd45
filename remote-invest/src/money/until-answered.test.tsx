import { expect, jest, test } from '@jest/globals'
import { requestPayment } from '@sarv/shared/contract/fund-payment'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { callsOf, force, openInvest, somebody } from '../open-invest'
import { sendOnce } from './send-once'
import { untilAnswered } from './until-answered'

const body = {
  ds_code: '12180',
  amount: 400_000,
  type: 'BUY' as const,
  callback_url: 'http://localhost:3000/payment/receipt',
}

test('F41 F2 without a connection a lost request waits, and goes out again when the connection returns', async () => {
  const person = await somebody('empty')
  const { platform, unmount } = await openInvest({ path: '/investment', person })
  unmount()
  await force(person, requestPayment.path, { status: 503 })
  const lost = await sendOnce(platform, { kind: 'BUY', body }, Date.now())
  const connected = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const settled = untilAnswered(platform, lost)
  // Somebody else asks for the same: one looks after it already.
  await untilAnswered(platform, lost)
  expect(await callsOf(person, requestPayment.path)).toBe(1)
  connected.mockRestore()
  dispatchEvent(new Event('online'))
  await settled
  expect(await callsOf(person, requestPayment.path)).toBe(2)
})

test('T16 what was lost long ago is sent again only when the person asks for it', async () => {
  const person = await somebody('empty')
  const request = { kind: 'BUY', body }
  const old = { sub: person.sub, key: crypto.randomUUID(), at: Date.now() - 900_001, lost: true, request }
  await openInvest({ path: '/buy', person, kept: { fund: { intents: [old], revision: 1 } } })
  expect(await screen.findByText(/هنوز معلوم نیست خرید ۴۰۰٬۰۰۰ ریال .*ثبت شده باشد/)).toBeInTheDocument()
  await screen.findByRole('combobox')
  expect(await callsOf(person, requestPayment.path)).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'پرسیدن دوباره' }))
  expect(await screen.findByText(/ثبت شد و آمادهٔ پرداخت است/)).toBeInTheDocument()
  expect(await callsOf(person, requestPayment.path)).toBe(1)
})
