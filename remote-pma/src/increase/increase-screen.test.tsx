/**
 * The sandbox sends payers back to the shell's own origin only.
 * @jest-environment-options {"url": "http://localhost:3000/"}
 */

import { beforeAll, expect, test } from '@jest/globals'
import { listUserPortfolios, type UserPortfolio } from '@sarv/shared/contract/plans'
import { getIncreasePayment, increasePortfolio } from '@sarv/shared/contract/pma-payment'
import { getUserPortfolio } from '@sarv/shared/contract/portfolios'
import { call } from '@sarv/shared/platform'
import { endPayment } from '@sarv/shared/testing/pay-at-gateway'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { uploadByFetch } from '@sarv/shared/testing/upload-by-fetch'
import { formatDigits } from '@sarv/shared/text/digits'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fa from '../../locales/fa.json'
import {
  acceptTerms,
  amountField,
  continueButton,
  renderIncrease,
  toMethod,
  toPrepayment,
} from '../testing/increase-driver'
import { increaseFlow } from './increase-flow'

beforeAll(uploadByFetch)

test('PMA-051 VAL-15 without an amount above zero and the terms nothing can be requested', async () => {
  await renderIncrease()
  const field = await amountField()
  expect(continueButton()).toBeDisabled()
  await acceptTerms()
  expect(continueButton()).toBeDisabled()
  for (const text of ['0', '000', '1e6', '-5', '']) {
    fireEvent.change(field, { target: { value: text } })
    expect(continueButton()).toBeDisabled()
  }
  fireEvent.change(field, { target: { value: '۱۰۰۰۰' } })
  expect(field).toHaveValue('۱۰٬۰۰۰')
  expect(continueButton()).toBeEnabled()
  fireEvent.change(field, { target: { value: '1234567890123456' } })
  expect(field).toHaveValue('۱۰٬۰۰۰')
  await userEvent.click(screen.getByRole('radio', { name: /۵۰/ }))
  expect(field).toHaveValue('۵۰۰٬۰۰۰٬۰۰۰')
  expect(screen.getByText('افزایش موجودی چگونه انجام می‌شود؟')).toBeVisible()
  await acceptTerms()
  expect(continueButton()).toBeDisabled()
})

test('PMA-049 PMA-052 PMA-061 from the amount to the methods and back: one payment is requested', async () => {
  const { person, back, arrow, path } = await renderIncrease()
  await toPrepayment()
  expect(screen.getByText(/^فقط با کارت یا حساب/)).toHaveTextContent(
    /فقط با کارت یا حساب .+ پرداخت کنید. شمارهٔ موبایل شما هم باید به نام خودتان باشد/,
  )
  await back()
  expect(await amountField()).toHaveValue('۵۰٬۰۰۰٬۰۰۰')
  await userEvent.click(continueButton())
  await screen.findByRole('heading', { name: /^افزایش موجودی/ })
  expect(await requestsTo(person, increasePortfolio.path)).toHaveLength(1)
  expect(arrow()).toBe(true)
  await back()
  await amountField()
  await back()
  await waitFor(() => expect(path()).toBe('/pma'))
})

test('PMA-049 the browser’s Back leads one stage back, at the amount to the page before', async () => {
  const { navigation, path } = await renderIncrease()
  const browserBack = () => act(async () => navigation.navigator.go(-1))
  await toMethod()
  await browserBack()
  await screen.findByRole('heading', { name: /^افزایش موجودی/ })
  await browserBack()
  expect(await amountField()).toHaveValue('۵۰٬۰۰۰٬۰۰۰')
  await browserBack()
  await waitFor(() => expect(path()).toBe('/pma'))
})

test('D-141 U11 an amount that is typed in toman is requested in rial', async () => {
  const person = await newPerson('pma-holder')
  await renderIncrease('', { person })
  const input = await amountField()
  await userEvent.click(screen.getByRole('button', { name: 'ریال؛ تغییر به تومان' }))
  await userEvent.type(input, '7500000')
  expect(input).toHaveValue('۷٬۵۰۰٬۰۰۰')
  await acceptTerms()
  await userEvent.click(continueButton())
  expect(await screen.findByRole('button', { name: 'پرداخت ۷۵٬۰۰۰٬۰۰۰ ریال' })).toBeEnabled()
  expect((await requestsTo(person, increasePortfolio.path)).map(({ body }) => body)).toMatchObject([
    { amount: 75_000_000 },
  ])
})

test('PMA-052 PLT-066 many presses request one payment; an error leaves the form as it was and is not tracked', async () => {
  const person = await newPerson('pma-holder')
  const { alerts, tracked } = await renderIncrease('', { person })
  fireEvent.change(await amountField(), { target: { value: '۷۵۰۰۰۰۰۰' } })
  await acceptTerms()
  await forceResponse(person, increasePortfolio.path, { status: 400, detail: 'مبلغ پذیرفته نشد.' })
  await userEvent.click(continueButton())
  await waitFor(() => expect(alerts).toEqual(['مبلغ پذیرفته نشد.']))
  expect(tracked).toEqual([])
  expect(await amountField()).toHaveValue('۷۵٬۰۰۰٬۰۰۰')
  const form = continueButton().closest('form')
  if (!form) throw new Error('no form')
  for (let press = 0; press < 5; press++) fireEvent.submit(form)
  await screen.findByRole('heading', { name: /^افزایش موجودی/ })
  expect(await requestsTo(person, increasePortfolio.path)).toHaveLength(2)
})

test('PMA-050 without a portfolio, or with another person’s, it goes back in history', async () => {
  const nobody = await renderIncrease('', { person: await newPerson('empty') })
  await waitFor(() => expect(nobody.path()).toBe('/pma'))
  nobody.unmount()
  const wrong = await renderIncrease('?prx=PRX-1')
  await waitFor(() => expect(wrong.path()).toBe('/pma'))
})

/** An investor at the form, with an amount and the terms accepted, and what was paid into each of the two portfolios. */
async function withTwoPortfolios() {
  const person = await newPerson('investor')
  const rendered = await renderIncrease('', { person })
  fireEvent.change(await amountField(), { target: { value: '50000000' } })
  await acceptTerms()
  const [first, second] = await call(listUserPortfolios)
  if (!first || !second) throw new Error('the investor has no two portfolios')
  const choose = ({ prx }: UserPortfolio) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'سبد' }), prx)
  const paidIn = () =>
    Promise.all([first, second].map(async ({ prx }) => (await call(getUserPortfolio, { params: { prx } })).paid_in))
  return { ...rendered, first, second, choose, paidIn }
}

test('PMA-052 of several portfolios the chosen one, the second, gets the request and the money', async () => {
  const { person, navigation, position, second, choose, paidIn } = await withTwoPortfolios()
  expect(continueButton()).toBeDisabled()
  await choose(second)
  expect(navigation.place().search).toBe(`?prx=${second.prx}`)
  expect(await amountField()).toHaveValue('۵۰٬۰۰۰٬۰۰۰')
  await userEvent.click(continueButton())
  expect(await screen.findByRole('heading', { name: `افزایش موجودی ${second.plan_name}` })).toBeVisible()
  const sent = await requestsTo(person, increasePortfolio.path)
  expect(sent.map(({ body }) => body)).toEqual([
    { prx: second.prx, amount: 50_000_000, accepted_rules: true, accepted_risk: null },
  ])
  const { payment: uuid = '' } = increaseFlow.parse(position()) ?? {}
  const payment = await call(getIncreasePayment, { params: { uuid } })
  expect(payment).toMatchObject({ prx: second.prx, payment_amount: 50_000_000 })

  const [one = 0, other = 0] = await paidIn()
  await endPayment(payment.payment_methods[0]?.landing_url, 50_000_000, 'SUCCESS')
  expect(await paidIn()).toEqual([one, other + 50_000_000])
})

test('PMA-052 another portfolio chosen afterwards gets a payment of its own, not the one that waits', async () => {
  const { person, back, first, second, choose } = await withTwoPortfolios()
  await choose(first)
  await userEvent.click(continueButton())
  await screen.findByRole('heading', { name: `افزایش موجودی ${first.plan_name}` })
  await back()
  await amountField()
  await choose(second)
  fireEvent.change(await amountField(), { target: { value: '50000000' } })
  await userEvent.click(continueButton())
  expect(await screen.findByRole('heading', { name: `افزایش موجودی ${second.plan_name}` })).toBeVisible()
  const sent = await requestsTo(person, increasePortfolio.path)
  expect(sent.map(({ body }) => body)).toEqual(
    [first, second].map(({ prx }) => ({ prx, amount: 50_000_000, accepted_rules: true, accepted_risk: null })),
  )
})

test('D-122 each portfolio above the measured risk wants a tick of its own, which goes with the request', async () => {
  const person = await newPerson('investor')
  const path = listUserPortfolios.path
  const first = await renderIncrease('', { person })
  await amountField()
  const held = await call(listUserPortfolios)
  first.unmount()
  const body = held.map((one, index) => ({ ...one, suitability: { survey_id: 70 + index, text: `هشدار ${index}` } }))
  await forceResponse(person, path, { status: 200, body })
  await renderIncrease('', { person })
  fireEvent.change(await amountField(), { target: { value: '50000000' } })
  const choose = (place: number) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: 'سبد' }), body[place]?.prx ?? '')
  const tick = () => screen.getByRole('checkbox', { name: fa.suitability.accept })
  await choose(0)
  expect(screen.getByText('هشدار 0')).toBeVisible()
  await userEvent.click(screen.getAllByRole('checkbox')[0] ?? document.body)
  expect(continueButton()).toBeDisabled()
  await userEvent.click(tick())
  expect(continueButton()).toBeEnabled()
  await choose(1)
  expect(tick()).not.toBeChecked()
  expect(continueButton()).toBeDisabled()
  await userEvent.click(tick())
  await userEvent.click(continueButton())
  const sent = () => requestsTo(person, increasePortfolio.path)
  await waitFor(async () => expect((await sent()).map(({ body }) => body)).toMatchObject([{ accepted_risk: 71 }]))
})

test('PMA-050 Back after choosing among several portfolios leads to the page before the form', async () => {
  const { navigation, path, first, second, choose } = await withTwoPortfolios()
  await choose(first)
  await choose(second)
  expect(navigation.place().search).toBe(`?prx=${second.prx}`)
  await act(async () => navigation.navigator.go(-1))
  await waitFor(() => expect(path()).toBe('/pma'))
})

test('PMA-050 with another person’s portfolio it goes one page back, not two', async () => {
  const { navigation, go, path } = await renderIncrease('?prx=PRX-1')
  await waitFor(() => expect(path()).toBe('/pma'))
  await act(async () => navigation.navigate('/pma?second'))
  await go()
  await waitFor(() => expect(path()).toBe('/pma'))
  expect(navigation.place().search).toBe('?second')
})

test('PMA-026 PLT-043 the payment shows the picture of the chosen portfolio and the server’s description', async () => {
  const { second, choose } = await withTwoPortfolios()
  await choose(second)
  await userEvent.click(continueButton())
  expect(await screen.findByText(`برای سبد با کد ${formatDigits(second.prx, 'fa')}`)).toBeVisible()
  const picture = await waitFor(() => {
    const found = document.querySelector('img')
    if (!found) throw new Error('there is no picture')
    return found
  })
  expect(picture.src).toMatch(/\/static\/portfolio-calm\.svg$/)
  expect((await fetch(picture.src)).headers.get('content-type')).toBe('image/svg+xml')
  fireEvent.error(picture)
  expect(document.querySelector('img')).toBeNull()
})

test('PLT-066 T23 a requested increase is tracked once, with the number of the plan and no code', async () => {
  const { tracked, back, second, choose } = await withTwoPortfolios()
  await choose(second)
  const form = continueButton().closest('form')
  if (!form) throw new Error('no form')
  for (let press = 0; press < 3; press++) fireEvent.submit(form)
  await screen.findByRole('heading', { name: /^افزایش موجودی/ })
  await back()
  await amountField()
  await userEvent.click(continueButton())
  await screen.findByRole('heading', { name: /^افزایش موجودی/ })
  expect(tracked).toEqual([{ event: 'payment_requested', facts: { Type: 'PMA', 'Object ID': '2' } }])
})

test('PLT-042 an increase has no minimum, so that each of the three chips can be chosen', async () => {
  await renderIncrease()
  const field = await amountField()
  const chips = screen.getAllByRole('radio')
  expect(chips.map((chip) => chip.closest('label')?.textContent)).toEqual(['۱۰ میلیون', '۲۰ میلیون', '۵۰ میلیون'])
  for (const [index, amount] of ['۱۰۰٬۰۰۰٬۰۰۰', '۲۰۰٬۰۰۰٬۰۰۰', '۵۰۰٬۰۰۰٬۰۰۰'].entries()) {
    await userEvent.click(chips[index] ?? document.body)
    expect(field).toHaveValue(amount)
  }
})
