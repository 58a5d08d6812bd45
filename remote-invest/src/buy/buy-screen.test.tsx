/**
 * The sandbox sends payers back to the shell's own origin only.
 * @jest-environment-options {"url": "http://localhost:3000/"}
 */
import { expect, test } from '@jest/globals'
import type { TestPerson } from '@sarv/shared/testing/control'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { memoryFrom } from '../money/money-memory'
import { callsOf, force, openInvest, somebody } from '../open-invest'

const request = '/fund/api/v1/payment/request/'
const field = () => screen.findByRole('textbox', { name: 'مبلغ خرید' })

/** Fills the form of the card's fund and goes on to the confirmation. */
async function confirm(person: TestPerson, amount = '300000') {
  const opened = await openInvest({ path: '/buy?fund=12180', person })
  await userEvent.type(await field(), amount)
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
  return { ...opened, pay: await screen.findByRole('button', { name: /^پرداخت/ }) }
}

test('INV-028 VAL-07 299,999 rial are too little and the terms must be accepted; nothing typed is lost', async () => {
  await openInvest({ path: '/buy?fund=12180' })
  await userEvent.type(await field(), '۲۹۹۹۹۹')
  await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
  expect(screen.getByText(/دست‌کم ۳۰۰٬۰۰۰ ریال/)).toBeInTheDocument()
  expect(await field()).toHaveFocus()
  await userEvent.clear(await field())
  await userEvent.paste('۳۰۰٬۰۰۰ ریال')
  expect(await field()).toHaveValue('۳۰۰٬۰۰۰')
  await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
  expect(screen.getByText('برای ادامه شرایط صندوق را بپذیرید.')).toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('INV-030 INV-033 the form says whose account may pay and how long the card’s fund takes', async () => {
  await openInvest({ path: '/buy?fund=12180' })
  expect(await screen.findByText(/به نام خودتان است/)).toBeInTheDocument()
  expect(screen.getByText(/تا ۲ روز کاری/)).toBeInTheDocument()
})

test('INV-029 INV-026 the form names the accounts that may pay, and the terms the rules and the account of the fund', async () => {
  await openInvest({ path: '/buy?fund=12180' })
  await field()
  expect(await screen.findByText('حساب شما')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'خواندن شرایط' }))
  const terms = await screen.findByRole('dialog', { name: 'شرایط صندوق' })
  expect(terms).toHaveTextContent(
    /حداقل خرید.*پایان سفارش‌گیری روز.*کارمزد خروج زودهنگام.*حساب صندوق.*IR[۰-۹]{2}( [۰-۹]{4}){5} [۰-۹]{2}/,
  )
})

test('INV-031 INV-032 U10 two clicks send one purchase, which waits at /payment and is counted once', async () => {
  const person = await somebody()
  const { pay, navigation, kept, tracked } = await confirm(person)
  expect(screen.getByRole('dialog')).toHaveTextContent(/خالص سرمایه‌گذاری/)
  await userEvent.dblClick(pay)
  await waitFor(() => expect(navigation.place().pathname).toBe('/payment'))
  expect(await callsOf(person, request)).toBe(1)
  expect(tracked).toEqual([{ event: 'payment_requested', facts: { Type: 'BUY', 'Object ID': '12180' } }])
  expect(memoryFrom(kept.get('fund')).payment).toEqual(expect.any(String))
})

test('T16 F2 a lost answer is being processed and settles by itself: the same request, made once', async () => {
  const person = await somebody('empty')
  await force(person, request, { cut: 'start', after: true })
  const { pay, navigation, kept } = await confirm(person)
  await userEvent.click(pay)
  expect(await screen.findByRole('dialog', { name: 'در حال پردازش' })).toHaveTextContent(/هیچ‌وقت دو بار ثبت نمی‌شود/)
  expect(screen.queryByRole('button', { name: /^پرداخت/ })).not.toBeInTheDocument()
  expect(memoryFrom(kept.get('fund')).intents).toMatchObject([{ lost: true, request: { body: { amount: 300_000 } } }])
  await waitFor(() => expect(navigation.place().pathname).toBe('/payment'))
  act(() => navigation.navigate('/fund-orders'))
  expect(await screen.findAllByRole('link', { name: /سپیدار کارت/ })).toHaveLength(1)
  expect(screen.queryByRole('region', { name: 'درخواست‌های در حال پردازش' })).not.toBeInTheDocument()
})

test('T16 F2 whoever leaves meanwhile finds the purchase among the orders, with its clock and then its answer', async () => {
  const person = await somebody('empty')
  await force(person, request, { status: 503, times: 2, after: true })
  const { pay, navigation } = await confirm(person)
  await userEvent.click(pay)
  await userEvent.click(await screen.findByRole('link', { name: 'دیدن سفارش‌ها' }))
  expect(await screen.findByText(/خرید ۳۰۰٬۰۰۰ ریال سپیدار کارت در حال پردازش است/)).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('link', { name: 'رفتن به پرداخت' }))
  expect(navigation.place().pathname).toBe('/payment')
  expect(await screen.findByRole('button', { name: 'پرداخت ۳۰۰٬۰۰۰ ریال' })).toBeEnabled()
})

test('T16 F2 after a reload the lost purchase is looked after, and a refusal of it is told', async () => {
  const person = await somebody('empty')
  const body = { ds_code: '12180', amount: 400_000, type: 'BUY', callback_url: `${location.origin}/payment/receipt` }
  const lost = { sub: person.sub, key: crypto.randomUUID(), at: Date.now(), request: { kind: 'BUY', body } }
  await force(person, request, { status: 400, detail: 'سقف خرید امروز پر شده است.' })
  await openInvest({ path: '/buy', person, kept: { fund: { intents: [lost], revision: 1 } } })
  expect(await screen.findByText(/پذیرفته نشد\. سقف خرید امروز پر شده است\./)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'متوجه شدم' }))
  await waitFor(() => expect(screen.queryByText(/سقف خرید امروز/)).not.toBeInTheDocument())
})

test('D-08 D-46 opened from the card’s drawer the purchase counts for the card, and from elsewhere it does not', async () => {
  const first = await openInvest({ path: '/buy?fund=11602&limit=card' })
  await field()
  expect(localStorage.getItem('bank_limit_receipt')).toBeNull()
  first.unmount()
  const second = await openInvest({ path: '/buy?fund=12180' })
  await field()
  expect(localStorage.getItem('bank_limit_receipt')).toBeNull()
  second.unmount()
  await openInvest({ path: '/buy?fund=12180&limit=card' })
  await field()
  expect(localStorage.getItem('bank_limit_receipt')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'تغییر صندوق' }))
  expect(localStorage.getItem('bank_limit_receipt')).toBeNull()
})

test('INV-031 a refusal is read beside the form and the amount stays', async () => {
  const person = await somebody()
  await force(person, request, { status: 400, detail: 'سقف خرید امروز پر شده است.' })
  const { pay, alerts, kept } = await confirm(person)
  await userEvent.click(pay)
  expect(await screen.findByText('سقف خرید امروز پر شده است.')).toBeInTheDocument()
  expect(alerts).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'بستن' }))
  expect(await field()).toHaveValue('۳۰۰٬۰۰۰')
  expect(memoryFrom(kept.get('fund')).intents).toEqual([])
})

test('INV-031 somebody whose account is not ready gets the shell’s prompt and not an error', async () => {
  const { pay, platform } = await confirm(await somebody('identified'))
  const prompted = new Promise((resolve) => platform.bus.on('onboarding-required', () => resolve(true)))
  await userEvent.click(pay)
  expect(await prompted).toBe(true)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await field()).toHaveValue('۳۰۰٬۰۰۰')
})

test('INV-029 ERR-20 without a bank account the form says that none was found and leads to the accounts', async () => {
  const person = await somebody()
  await force(person, '/fund/api/v1/bank_accounts/*', { status: 200, body: [] })
  await openInvest({ path: '/buy?fund=12180', person })
  expect(await screen.findByText('حساب بانکی یافت نشد')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'افزودن حساب' })).toHaveAttribute('href', '/accounts')
})
