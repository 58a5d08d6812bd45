/**
 * The sandbox sends payers back to the shell's own origin only.
 * @jest-environment-options {"url": "http://localhost:3000/"}
 */

import { expect, test } from '@jest/globals'
import type { TestPerson } from '@sarv/platform/testing/control'
import { listBankAccounts } from '@sarv/shared/contract/bank-accounts'
import { chargeAccount } from '@sarv/shared/contract/bank-money'
import { call } from '@sarv/shared/platform'
import { otherDevice } from '@sarv/shared/testing/other-device'
import { endPayment } from '@sarv/shared/testing/pay-at-gateway'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { screen, waitFor } from '@testing-library/react'
import { cardHolder, copied, openBank, recordKeys } from '../testing/mount-bank'

const amountField = () => screen.findByRole('textbox', { name: 'مبلغ افزایش موجودی' })
const { path } = chargeAccount
const goOn = () => screen.getByRole('button', { name: 'ادامه و انتخاب درگاه' })

/** Pays into a person's account and ends the payment at its gateway; the address that the gateway sends back to. */
async function charged(person: TestPerson, result: 'SUCCESS' | 'FAILED'): Promise<string> {
  const { api } = await otherDevice(person)
  const { accounts } = await api.call(listBankAccounts, {})
  const body = { account_id: accounts[0]?.id ?? 0, amount: 5_000_000 }
  const { payment_methods } = await api.call(chargeAccount, { body, idempotencyKey: crypto.randomUUID() })
  return endPayment(payment_methods[0]?.landing_url, body.amount, result)
}

test('BNK-077 BNK-080: ten thousand rial or more lead to the gateways, and Back to the amount', async () => {
  const { user, navigation } = await openBank('/bank/increase-amount')
  await user.type(await amountField(), '9999')
  await user.click(goOn())
  expect(await amountField()).toHaveFocus()
  expect(screen.getByText(/^مبلغ کمتر از حداقل است/)).toBeVisible()
  expect(screen.getByText(/فقط با کارتی پرداخت کنید که به نام خودتان است و شمارهٔ موبایل/)).toBeVisible()
  await user.clear(await amountField())
  await user.type(await amountField(), '10000')
  await user.click(goOn())
  expect(await screen.findByRole('button', { name: /پرداخت ۱۰٬۰۰۰ ریال/ })).toBeEnabled()
  expect(screen.getAllByRole('radio').length).toBeGreaterThan(0)
  navigation.navigator.go(-1)
  expect(await amountField()).toHaveValue('۱۰٬۰۰۰')
})

test('D-144 BNK-077: above what a gateway takes the number of payments is told, and the first one filled in', async () => {
  const { user, person } = await openBank('/bank/increase-amount')
  await user.type(await amountField(), '5000000000')
  expect(screen.getByText(/تا ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال می‌پذیرد. این مبلغ را در ۳ نوبت بپردازید/)).toBeVisible()
  await user.click(goOn())
  expect(await amountField()).toHaveFocus()
  expect(await amountField()).toBeInvalid()
  expect(await requestsTo(person, path)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'اکنون ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال' }))
  expect(await amountField()).toHaveValue('۲٬۰۰۰٬۰۰۰٬۰۰۰')
  expect(screen.queryByText(/نوبت بپردازید/)).toBeNull()
  await user.click(goOn())
  expect(await screen.findByRole('button', { name: /پرداخت ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال/ })).toBeEnabled()
})

test('BNK-077: a chip fills the amount, and the account’s number and IBAN are copied', async () => {
  const { user } = await openBank('/bank/increase-amount')
  await user.click(await screen.findByRole('radio', { name: /۱ میلیون/ }))
  expect(await amountField()).toHaveValue('۱۰٬۰۰۰٬۰۰۰')
  await user.click(screen.getByRole('button', { name: 'کپی شمارهٔ شبا' }))
  expect(await copied()).toMatch(/^IR\d{24}$/)
})

test('BNK-008 BNK-077: an account that is not active says why nothing can be paid in', async () => {
  await openBank('/bank/increase-amount', { person: await newPerson('card-verified') })
  expect(await screen.findByText(/پس از رسیدن کارت و فعال شدن حساب/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'بازگشت به کارت' })).toHaveAttribute('href', '/card')
})

test('BNK-077: a refused charge says why beside the amount, and keeps it', async () => {
  const person = await cardHolder()
  await forceResponse(person, path, { status: 400, detail: 'مبلغ بیش از اندازهٔ مجاز است.' })
  const { user, alerts } = await openBank('/bank/increase-amount', { person })
  await user.type(await amountField(), '10000')
  await user.click(goOn())
  expect(await screen.findByText('مبلغ بیش از اندازهٔ مجاز است.')).toBeVisible()
  expect(await amountField()).toHaveValue('۱۰٬۰۰۰')
  expect(alerts).toEqual([])
})

test('BNK-077 F2: a charge whose answer a reload took along is the same payment, with a link to it', async () => {
  const person = await cardHolder()
  const first = await openBank('/bank/increase-amount', { person })
  const [account] = (await call(listBankAccounts, {})).accounts
  const body = { account_id: account?.id ?? 0, amount: 10_000 }
  const key = crypto.randomUUID()
  const { uuid } = await call(chargeAccount, { body, idempotencyKey: key })
  first.unmount()
  const lost = { sub: person.sub, key, at: Date.now(), request: { kind: 'CHARGE', body } }
  const { keys, stop } = recordKeys(path)
  const kept = { bank: { intents: [lost], revision: 1 } }
  const second = await openBank('/bank/increase-amount', { person, kept })
  await second.user.click(await screen.findByRole('link', { name: 'پرداخت' }))
  expect(await screen.findByRole('button', { name: /پرداخت ۱۰٬۰۰۰ ریال/ })).toBeEnabled()
  // A person who sees the gateways need not be told of them any more.
  await waitFor(() => expect(second.kept.get('bank')).toMatchObject({ intents: [{ lost: false }] }))
  const { pathname, search } = second.navigation.place()
  expect(search).toBe(`?payment=${uuid}`)
  second.unmount()
  // Reloaded once more, the gateways are those of the same payment.
  await openBank(pathname + search, { person, kept: Object.fromEntries(second.kept) })
  expect(await screen.findByRole('button', { name: /پرداخت ۱۰٬۰۰۰ ریال/ })).toBeEnabled()
  stop()
  expect(keys).toEqual([key, key])
})

test('BNK-077: an address with an unknown payment asks for the amount', async () => {
  await openBank(`/bank/increase-amount?payment=${crypto.randomUUID()}`)
  expect(await amountField()).toHaveValue('')
})

test('BNK-055 BNK-077 HST-072 D-29: a charge is confirmed by its trace number', async () => {
  const person = await cardHolder()
  const address = await charged(person, 'SUCCESS')
  expect(address).toMatch(/^\/bank\/card-result\?/)
  await openBank(address.replace('amount=5000000', 'amount=9'), { person })
  expect(await screen.findByText('پرداخت شما با موفقیت انجام شد.')).toBeVisible()
  expect(screen.getByText('۵٬۰۰۰٬۰۰۰')).toBeVisible()
  const facts = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])
  expect(facts.slice(0, 3)).toEqual([
    ['بابت', 'افزایش موجودی حساب'],
    ['پرداخت‌کننده', expect.stringMatching(/ /)],
    ['درگاه', 'نگین پرداخت'],
  ])
  expect(screen.getByRole('link', { name: 'بازگشت به کارت' })).toHaveAttribute('href', '/card')
})

test('BNK-055 D-174: a failed charge says what it was for, can be kept and tried again', async () => {
  const person = await cardHolder()
  await openBank(await charged(person, 'FAILED'), { person })
  expect(await screen.findByText('کاربر گرامی پرداخت شما ناموفق بود.')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'پرداخت دوباره' })).toHaveAttribute('href', '/bank/increase-amount')
  expect(await screen.findByRole('button', { name: 'ذخیرهٔ رسید' })).toBeEnabled()
  expect(screen.getByText('بابت')).toBeVisible()
})

test('BNK-055 D-29: a success that only the address knows is not confirmed', async () => {
  await openBank('/bank/card-result?status=success&amount=9&trace_no=4829103755&message=<b>x</b>')
  expect(await screen.findByText('این رسید در سوابق شما یافت نشد')).toBeVisible()
  expect(screen.queryByText('پرداخت شما با موفقیت انجام شد.')).toBeNull()
})
