import { expect, jest, test } from '@jest/globals'
import { requestPayment } from '@sarv/shared/contract/fund-payment'
import { retryUntilResolved } from '@sarv/shared/outbox/retry-unresolved'
import { submitOnce } from '@sarv/shared/outbox/submit-once'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { countCalls, createPerson, renderInvest, stubResponse } from '../testing/render-invest'
import { fundOutbox } from './fund-outbox'

const body = {
  ds_code: '12180',
  amount: 400_000,
  type: 'BUY' as const,
  callback_url: 'http://localhost:3000/payment/receipt',
}

test('F41 F2 offline, a lost request waits and is retried when the connection returns', async () => {
  const person = await createPerson('empty')
  const { platform, unmount } = await renderInvest({ path: '/investment', person })
  unmount()
  await stubResponse(person, requestPayment.path, { status: 503 })
  const lost = await submitOnce(fundOutbox, platform, { kind: 'BUY', body }, Date.now())
  const connected = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const settled = retryUntilResolved(fundOutbox, platform, lost)
  // Another caller asks for the same: one looks after it already.
  await retryUntilResolved(fundOutbox, platform, lost)
  expect(await countCalls(person, requestPayment.path)).toBe(1)
  connected.mockRestore()
  dispatchEvent(new Event('online'))
  await settled
  expect(await countCalls(person, requestPayment.path)).toBe(2)
})

test('T16 what was lost long ago is retried only when the person asks for it', async () => {
  const person = await createPerson('empty')
  const request = { kind: 'BUY', body }
  const old = { sub: person.sub, key: crypto.randomUUID(), at: Date.now() - 900_001, lost: true, request }
  await renderInvest({ path: '/buy', person, kept: { fund: { intents: [old], revision: 1 } } })
  expect(await screen.findByText(/هنوز معلوم نیست خرید ۴۰۰٬۰۰۰ ریال .*ثبت شده باشد/)).toBeInTheDocument()
  await screen.findByRole('button', { name: 'انتخاب صندوق' })
  expect(await countCalls(person, requestPayment.path)).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'پرسیدن دوباره' }))
  expect(await screen.findByText(/ثبت شد و آمادهٔ پرداخت است/)).toBeInTheDocument()
  expect(await countCalls(person, requestPayment.path)).toBe(1)
})
