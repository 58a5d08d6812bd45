import { expect, test } from '@jest/globals'
import type { TestPerson } from '@sarv/platform/testing/control'
import { listFunds } from '@sarv/shared/contract/funds'
import { call } from '@sarv/shared/platform'
import { newPerson } from '@sarv/shared/testing/people'
import ui from '@sarv/shared/ui/locales/fa.json'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readTexts } from '../testing/read-facts'
import { countCalls, renderInvest } from '../testing/render-invest'
import { parseOutbox } from './parse-outbox'

const callback_url = 'http://localhost:3000/payment/receipt'
const purchase = { kind: 'BUY', body: { ds_code: '12180', amount: 400_000, type: 'BUY', callback_url } }
const sale = { kind: 'SELL', body: { side: 'SELL', ds_code: '11307', units: 10, bank_account_id: 12 } }
const saleOfAmount = { kind: 'SELL', body: { side: 'SELL', ds_code: '11307', amount: 500_000, bank_account_id: 12 } }
const region = () => screen.findByRole('region', { name: 'درخواست‌های در حال پردازش' })

/** An entry whose first try was lost, so long ago that nothing is sent by itself. */
const entry = ({ sub }: Pick<TestPerson, 'sub'>, request: object, change: object = {}) => ({
  sub,
  key: crypto.randomUUID(),
  at: Date.now() - 900_001,
  lost: true,
  request,
  ...change,
})
const answer = (id: string) => ({ answer: { at: Date.now(), id } })

test('F2 U9 each lost request says what it was, what became of it and what can be done about it', async () => {
  const person = await newPerson()
  const intents = [
    entry(person, purchase),
    entry(person, sale, answer('77')),
    entry(person, purchase, answer('a-b')),
    entry(person, sale, { refused: { said: 'حساب بسته است.' } }),
    entry(person, saleOfAmount, { refused: { key: 'forbidden' } }),
    entry(person, purchase, { refused: { key: 'unknown' } }),
    // A purchase of a fund that no longer exists.
    entry(person, { ...purchase, body: { ...purchase.body, ds_code: '99999' } }, { refused: { key: 'unknown' } }),
  ]
  await renderInvest({ path: '/sell?fund=11307', person, kept: { fund: { intents, revision: 1 } } })
  await screen.findByRole('textbox', { name: 'تعداد واحد فروش' })
  const nameOf = async (code: string) => (await call(listFunds)).find(({ ds_code }) => ds_code === code)?.fund_name
  const bought = `خرید ۴۰۰٬۰۰۰ ریال ${await nameOf('12180')}`
  const sold = await nameOf('11307')
  expect(readTexts(await region())).toEqual([
    `هنوز معلوم نیست ${bought} ثبت شده باشد. سفارش‌ها را ببینید یا دوباره بپرسید؛ هیچ‌وقت دو بار ثبت نمی‌شود.`,
    'پرسیدن دوباره',
    'متوجه شدم',
    `فروش ۱۰ واحد ${sold} ثبت شد.`,
    'دیدن سفارش',
    'متوجه شدم',
    `${bought} ثبت شد و آمادهٔ پرداخت است.`,
    'رفتن به پرداخت',
    'متوجه شدم',
    `فروش ۱۰ واحد ${sold} پذیرفته نشد. حساب بسته است.`,
    'متوجه شدم',
    `فروش ۵۰۰٬۰۰۰ ریال ${sold} پذیرفته نشد. ${ui.moneyRequest.refused.forbidden}`,
    'متوجه شدم',
    `${bought} پذیرفته نشد. ${ui.moneyRequest.refused.unknown}`,
    'متوجه شدم',
    `خرید ۴۰۰٬۰۰۰ ریال پذیرفته نشد. ${ui.moneyRequest.refused.unknown}`,
    'متوجه شدم',
  ])
  expect(screen.getByRole('link', { name: 'دیدن سفارش' })).toHaveAttribute('href', '/fund-order/77')
  expect(screen.getByRole('link', { name: 'رفتن به پرداخت' })).toHaveAttribute('href', '/payment')
  expect(within(await region()).getAllByRole('alert')).toHaveLength(4)
})

test('F2 where the funds are not known a lost request goes without the name, and the server is not asked', async () => {
  const person = await newPerson('empty')
  const intents = [entry(person, purchase)]
  await renderInvest({ path: '/fund-orders', person, kept: { fund: { intents, revision: 1 } } })
  expect(readTexts(await region())[0]).toMatch(/^هنوز معلوم نیست خرید ۴۰۰٬۰۰۰ ریال ثبت شده باشد\./)
  await screen.findByRole('heading', { name: 'هنوز سفارشی ندارید' })
  expect(await countCalls(person, listFunds.path)).toBe(0)
})

test('F2 a lost sale that is asked about again and refused says so, and can no longer be asked about', async () => {
  const person = await newPerson('empty')
  const intents = [entry(person, sale)]
  const { kept } = await renderInvest({ path: '/fund-orders', person, kept: { fund: { intents, revision: 1 } } })
  // No person has this account: the server refuses the sale at last.
  await userEvent.click(await screen.findByRole('button', { name: 'پرسیدن دوباره' }))
  expect(await screen.findByText(/^فروش ۱۰ واحد پذیرفته نشد\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'پرسیدن دوباره' })).not.toBeInTheDocument()
  expect(parseOutbox(kept.get('fund')).intents).toMatchObject([{ refused: { said: expect.any(String) } }])
})
