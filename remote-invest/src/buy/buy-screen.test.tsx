/**
 * The sandbox sends payers back to the shell's own origin only.
 * @jest-environment-options {"url": "http://localhost:3000/"}
 */
import { expect, test } from '@jest/globals'
import type { TestPerson } from '@sarv/shared/testing/control'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { callsOf, force, openInvest, somebody } from '../open-invest'
import { memoryFrom } from './money-memory'

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

test('INV-031 INV-032 U10 two clicks send one purchase, which waits at /payment and is counted once', async () => {
  const person = await somebody()
  const { pay, navigation, kept, tracked } = await confirm(person)
  expect(screen.getByRole('dialog')).toHaveTextContent(/خالص سرمایه‌گذاری/)
  await userEvent.dblClick(pay)
  await waitFor(() => expect(navigation.place().pathname).toBe('/payment'))
  expect(await callsOf(person, request)).toBe(1)
  expect(tracked).toEqual([{ event: 'payment_requested', facts: { Type: 'BUY', 'Object ID': '12180' } }])
  expect(memoryFrom(kept.get('fund'))).toEqual({ payment: expect.any(String) })
})

test('T16 F2 after a lost answer the same purchase goes out under the same key and is made once', async () => {
  const person = await somebody('empty')
  await force(person, request, { cut: 'start', after: true })
  const { pay, navigation, kept } = await confirm(person)
  await userEvent.click(pay)
  expect(await screen.findByText(/هیچ‌وقت دو بار ثبت نمی‌شود/)).toBeInTheDocument()
  expect(memoryFrom(kept.get('fund')).intent).toMatchObject({ fund: '12180', amount: 300_000 })
  await userEvent.click(pay)
  await waitFor(() => expect(navigation.place().pathname).toBe('/payment'))
  act(() => navigation.navigate('/fund-orders'))
  expect(await screen.findAllByRole('link', { name: /سپیدار کارت/ })).toHaveLength(1)
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
  expect(memoryFrom(kept.get('fund'))).toEqual({})
})

test('INV-031 somebody whose account is not ready gets the shell’s prompt and not an error', async () => {
  const { pay, platform } = await confirm(await somebody('identified'))
  const prompted = new Promise((resolve) => platform.bus.on('onboarding-required', () => resolve(true)))
  await userEvent.click(pay)
  expect(await prompted).toBe(true)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await field()).toHaveValue('۳۰۰٬۰۰۰')
})

test('INV-029 without a bank account the form says that none was found', async () => {
  const person = await somebody()
  await force(person, '/fund/api/v1/bank_accounts/*', { status: 200, body: [] })
  await openInvest({ path: '/buy?fund=12180', person })
  expect(await screen.findByText('حساب بانکی یافت نشد')).toBeInTheDocument()
})
