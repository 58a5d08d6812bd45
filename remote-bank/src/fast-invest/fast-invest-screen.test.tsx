/**
 * The sandbox sends payers back to the shell's own origin only.
 * @jest-environment-options {"url": "http://localhost:3000/"}
 */

import { beforeEach, expect, test } from '@jest/globals'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { screen } from '@testing-library/react'
import { openBank, recordKeys } from '../testing/mount-bank'

const amountField = () => screen.findByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' })
const goOn = () => screen.getByRole('button', { name: 'ادامه و انتخاب درگاه' })
const path = '/bank/api/v1/fast-invest/'
const limitPath = '/onboarding/api/v1/onb/inquiry/amount/'

beforeEach(() => localStorage.clear())

test('BNK-070 BNK-071 D-167: what reaches the card’s minimum stands in the field and is paid at the gateway', async () => {
  const person = await newPerson('limit-amount')
  const body = {
    asset_amount: 9_000_000,
    min_amount: 50_000_000,
    remaining_required_amount: 40_997_986,
    unit_price: 10_012,
  }
  await forceResponse(person, limitPath, { status: 200, body })
  const { user, tracked } = await openBank('/fast-invest?limit=card', { person })
  expect(await amountField()).toHaveValue('۴۲٬۰۰۰٬۰۰۰')
  expect(screen.getByText(/۴۲٬۰۰۰٬۰۰۰ ریال پیشنهاد می‌شود، ۱٬۰۰۲٬۰۱۴ ریال بیشتر از کمبود/)).toBeVisible()
  expect(screen.getByText(/تا ۲ روز کاری/)).toBeVisible()
  await user.click(goOn())
  expect(await screen.findByRole('button', { name: /پرداخت ۴۲٬۰۰۰٬۰۰۰ ریال/ })).toBeEnabled()
  expect((await requestsTo(person, path)).map(({ body }) => body)).toEqual([
    { amount: 42_000_000, callback_url: 'http://localhost:3000/payment/receipt', bank_limit: true },
  ])
  expect(localStorage.getItem('bank_limit_receipt')).toBe('true')
  expect(tracked).toContainEqual({ event: 'payment_requested', facts: { Type: 'BUY', 'Object ID': '12180' } })
})

test('VAL-07 BNK-070 D-08: less than 300,000 rial is refused where it is typed', async () => {
  localStorage.setItem('bank_limit_receipt', 'true')
  const { user, person } = await openBank('/fast-invest')
  await user.type(await amountField(), '299999')
  await user.click(goOn())
  expect(await amountField()).toHaveFocus()
  expect(await amountField()).toHaveAttribute('aria-invalid', 'true')
  expect(await requestsTo(person, path)).toEqual([])
  await user.clear(await amountField())
  await user.type(await amountField(), '300000')
  await user.click(goOn())
  expect(await screen.findByRole('button', { name: /پرداخت ۳۰۰٬۰۰۰ ریال/ })).toBeVisible()
  expect(localStorage.getItem('bank_limit_receipt')).toBeNull()
})

test('D-144 BNK-070: above what a gateway takes nothing is sent, and the way that works is told', async () => {
  const { user, person } = await openBank('/fast-invest')
  await user.type(await amountField(), '2000000001')
  expect(screen.getByText(/تا ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال می‌پذیرد. این مبلغ را در ۲ نوبت بپردازید/)).toBeVisible()
  await user.click(goOn())
  expect(await amountField()).toHaveFocus()
  expect(await requestsTo(person, path)).toEqual([])
})

test('BNK-070 F2: two presses and a lost answer are one order, asked for again under its key', async () => {
  const person = await newPerson('card-holder')
  await forceResponse(person, path, { status: 503 })
  const { keys, stop } = recordKeys(path)
  const { user, alerts } = await openBank('/fast-invest', { person })
  await user.type(await amountField(), '300000')
  await user.dblClick(goOn())
  expect(await screen.findByText(/پاسخی نرسید/)).toBeVisible()
  expect(await screen.findByRole('button', { name: /پرداخت ۳۰۰٬۰۰۰ ریال/ })).toBeVisible()
  stop()
  expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys[0]])
  expect(alerts).toEqual([])
})

test('BNK-070: the form opens without knowing what is missing', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, limitPath, { status: 400, detail: 'نشد' })
  await openBank('/fast-invest', { person })
  expect(await amountField()).toHaveValue('')
})
