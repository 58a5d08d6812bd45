/**
 * The sandbox sends payers back to the shell's own origin only.
 * @jest-environment-options {"url": "http://localhost:3000/"}
 */

import { afterEach, expect, jest, test } from '@jest/globals'
import { listFundAccounts } from '@sarv/shared/contract/fund-accounts'
import { requestPayment } from '@sarv/shared/contract/fund-payment'
import { listFunds } from '@sarv/shared/contract/funds'
import { call } from '@sarv/shared/platform'
import { clearForced, forceResponse, newPerson } from '@sarv/shared/testing/people'
import ui from '@sarv/shared/ui/locales/fa.json'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fa from '../../locales/fa.json'
import { parseOutbox } from '../money/parse-outbox'
import { fundFixture } from '../testing/fund-fixture'
import { holdResponses } from '../testing/hold-responses'
import { readFacts, readTexts } from '../testing/read-facts'
import { countCalls, renderInvest } from '../testing/render-invest'

const amount = () => screen.findByRole('textbox', { name: 'مبلغ خرید' })
const terms = () => screen.getByRole('checkbox', { name: fa.buy.accept })
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'ادامه' }))

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.removeItem('bank_limit_receipt')
})

test('INV-028 an error is said when one goes on, not before, and goes as soon as it is mended', async () => {
  await renderInvest({ path: '/buy?fund=12180' })
  await amount()
  expect(screen.queryByText(fa.buy.empty)).not.toBeInTheDocument()
  await goOn()
  expect(screen.getByText(fa.buy.empty)).toBeVisible()
  expect(await amount()).toHaveFocus()
  await userEvent.type(await amount(), '2')
  expect(screen.queryByText(fa.buy.empty)).not.toBeInTheDocument()
  await goOn()
  await userEvent.clear(await amount())
  expect(screen.queryByText(fa.buy.empty)).not.toBeInTheDocument()
  await userEvent.type(await amount(), '300000')
  expect(screen.queryByText(fa.buy.acceptFirst)).not.toBeInTheDocument()
  await goOn()
  expect(screen.getByText(fa.buy.acceptFirst)).toBeVisible()
  expect(terms()).toHaveFocus()
  await userEvent.click(terms())
  expect(screen.queryByText(fa.buy.acceptFirst)).not.toBeInTheDocument()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await goOn()
  expect(await screen.findByRole('dialog', { name: 'تأیید خرید' })).toBeVisible()
})

test('INV-028 what is missing comes into view with its message, wherever the page stands', async () => {
  const shown: Element[] = []
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this)
  })
  await renderInvest({ path: '/buy?fund=12180' })
  await amount()
  await goOn()
  await userEvent.type(await amount(), '300000')
  await goOn()
  await goOn()
  expect(shown).toEqual([await amount(), terms(), terms()])
  expect(terms()).toHaveFocus()
  expect(terms()).toHaveAccessibleDescription(fa.buy.acceptFirst)
})

test.each([
  [{ amount: 750_000 }, '۷۵۰٬۰۰۰'],
  [{ amount: 0 }, ''],
  [{ amount: -750_000 }, ''],
  [{ amount: 1.5 }, ''],
  [{ amount: '750000' }, ''],
  [{}, ''],
  ['amount', ''],
  [null, ''],
])('INV-028 opened with %j in the history the field has «%s»', async (state, shown) => {
  const { navigation } = await renderInvest({ path: '/fund-orders', person: await newPerson('empty') })
  await act(async () => navigation.navigate('/buy?fund=12180', { state }))
  expect(await amount()).toHaveValue(shown)
})

test('INV-029 accounts that could not be loaded block no purchase, and no one is told to add one', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, '/fund/api/v1/bank_accounts/12180/', { status: 400, times: 0 })
  await renderInvest({ path: '/buy?fund=12180', person })
  expect(await amount()).toBeEnabled()
  expect(readFacts(document.body).map(([name]) => name)).toEqual(['تعداد واحد تقریبی', 'کارمزد صدور', 'رسیدن واحدها'])
  expect(screen.queryByText(fa.buy.noAccount)).not.toBeInTheDocument()
})

test('INV-029 each fund has its own accounts, and they are not mixed up when another fund is chosen', async () => {
  const person = await newPerson('empty')
  const account = { bankName: 'بانک خاورمیانه', iban: 'IR160120000000001234567890', is_default: true }
  const accounts = {
    12180: { ...account, id: 1, accountNumber: '8020001110' },
    11307: { ...account, id: 2, accountNumber: '8020002220' },
  }
  for (const [code, body] of Object.entries(accounts))
    await forceResponse(person, `/fund/api/v1/bank_accounts/${code}/`, { body: [body], times: 0 })
  const { navigation } = await renderInvest({ path: '/buy?fund=12180', person })
  const shown = () => Object.fromEntries(readFacts(document.body))['حساب شما']
  await waitFor(() => expect(shown()).toBe('بانک خاورمیانه••• ۱۱۱۰'))
  await act(async () => navigation.navigate('/buy?fund=11307'))
  await waitFor(() => expect(shown()).toBe('بانک خاورمیانه••• ۲۲۲۰'))
})

test('INV-029 INV-076 the form comes together with the accounts, behind boxes that stand in its place', async () => {
  const held = holdResponses([listFundAccounts.path])
  await renderInvest({ path: '/buy?fund=12180', person: await newPerson('empty') })
  expect(await screen.findByRole('list', { name: 'صندوق' })).toBeVisible()
  await waitFor(() => expect(held.asked()).toHaveLength(1))
  const boxes = screen.getByRole('status', { busy: true }).lastElementChild
  expect(boxes).not.toBeEmptyDOMElement()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  held.release()
  expect(await amount()).toBeVisible()
})

test.each([
  ['/buy?fund=12180&limit=card', '12180', true],
  ['/buy?fund=12180', '12180', undefined],
])('D-08 D-46 what is bought at %s of the fund %s counts for the card: %p', async (path, ds_code, bank_limit) => {
  // The flag of an earlier purchase says nothing of this one.
  if (!bank_limit) localStorage.setItem('bank_limit_receipt', 'true')
  const { kept, navigation } = await renderInvest({ path })
  await userEvent.type(await amount(), '300000')
  await userEvent.click(terms())
  await goOn()
  await userEvent.click(await screen.findByRole('button', { name: 'پرداخت ۳۰۰٬۰۰۰ ریال' }))
  await waitFor(() => expect(navigation.place().pathname).toBe('/payment'))
  const body = { ds_code, amount: 300_000, type: 'BUY', callback_url: 'http://localhost:3000/payment/receipt' }
  expect(parseOutbox(kept.get('fund')).intents[0]?.request).toEqual({
    kind: 'BUY',
    body: { ...body, ...(bank_limit && { bank_limit }) },
  })
  expect(localStorage.getItem('bank_limit_receipt')).toBe(bank_limit ? 'true' : null)
})

test('D-08 D-46 the mark of the card counts for the card’s fund alone, and another purchase clears the flag', async () => {
  localStorage.setItem('bank_limit_receipt', 'true')
  const { kept, navigation } = await renderInvest({
    path: '/buy?fund=11307&limit=card',
    person: await newPerson('empty'),
  })
  await userEvent.type(await amount(), '50000000')
  await userEvent.click(terms())
  await goOn()
  await userEvent.click(await screen.findByRole('button', { name: /^پرداخت/ }))
  await waitFor(() => expect(navigation.place().pathname).toBe('/payment'))
  expect(parseOutbox(kept.get('fund')).intents[0]?.request.body).not.toHaveProperty('bank_limit')
  expect(localStorage.getItem('bank_limit_receipt')).toBeNull()
})

test('INV-031 the confirmation says what is not known yet, and can be closed unsent', async () => {
  const person = await newPerson()
  const { kept } = await renderInvest({ path: '/buy?fund=12180', person })
  await userEvent.type(await amount(), '300000')
  await userEvent.click(terms())
  await goOn()
  const sheet = await screen.findByRole('dialog', { name: 'تأیید خرید' })
  expect(within(sheet).getByText(fa.buy.priceLater)).toBeVisible()
  await userEvent.click(within(sheet).getByRole('button', { name: 'بستن' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(parseOutbox(kept.get('fund')).intents).toEqual([])
  expect(await countCalls(person, requestPayment.path)).toBe(0)
})

test('INV-031 T16 where the browser cannot keep what is sent, nothing is sent and the person is told', async () => {
  const person = await newPerson()
  const { platform } = await renderInvest({ path: '/buy?fund=12180', person })
  await userEvent.type(await amount(), '300000')
  await userEvent.click(terms())
  await goOn()
  const full = { get: async () => undefined, set: () => Promise.reject(new Error('The storage is full')) }
  jest.spyOn(platform, 'storage').mockReturnValue(full)
  await userEvent.click(await screen.findByRole('button', { name: /^پرداخت/ }))
  expect(await screen.findByText(ui.moneyRequest.refused.unknown)).toBeVisible()
  expect(await countCalls(person, requestPayment.path)).toBe(0)
})

test('INV-028 every fund can be chosen, by its name and type, and another one in its place', async () => {
  const { navigation } = await renderInvest({ path: '/buy' })
  const choice = await screen.findByRole('button', { name: 'انتخاب صندوق' })
  expect(choice).toHaveAccessibleDescription('واحدهای کدام صندوق را می‌خرید؟')
  await userEvent.click(choice)
  const sheet = within(await screen.findByRole('dialog', { name: 'انتخاب صندوق' }))
  const rows = within(sheet.getByRole('list', { name: 'صندوق‌ها' })).getAllByRole('button')
  expect(rows).toHaveLength((await call(listFunds)).length)
  await userEvent.click(sheet.getByRole('button', { name: /^چکاد بلند\s*سهامی/ }))
  expect(navigation.place().search).toBe('?fund=11307')
  expect(await amount()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'تغییر صندوق' }))
  const again = within(await screen.findByRole('dialog', { name: 'انتخاب صندوق' }))
  await userEvent.type(again.getByRole('searchbox'), '۱۱۶۰۲')
  await userEvent.click(again.getByRole('button', { name: /^نیلوفر کبود/ }))
  expect(navigation.place().search).toBe('?fund=11602')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('INV-028 F37 of more than fifty funds the sheet shows fifty, and says that the others are searched', async () => {
  const person = await newPerson()
  const body = Array.from({ length: 51 }, (_, index) => fundFixture({ ds_code: `${index + 1}`, priority: index }))
  await forceResponse(person, listFunds.path, { status: 200, body })
  await renderInvest({ path: '/buy', person })
  await userEvent.click(await screen.findByRole('button', { name: 'انتخاب صندوق' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'انتخاب صندوق' }))
  expect(within(sheet.getByRole('list')).getAllByRole('button')).toHaveLength(50)
  expect(sheet.getByText(fa.money.moreFunds)).toBeVisible()
  await userEvent.type(sheet.getByRole('searchbox'), '51')
  expect(within(sheet.getByRole('list')).getAllByRole('button')).toHaveLength(1)
  expect(sheet.queryByText(fa.money.moreFunds)).toBeNull()
})

test('INV-028 the funds to choose from are searched by name, code and type, and none is said so', async () => {
  await renderInvest({ path: '/buy' })
  await userEvent.click(await screen.findByRole('button', { name: 'انتخاب صندوق' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'انتخاب صندوق' }))
  const search = sheet.getByRole('searchbox', { name: 'جست‌وجوی نام، نوع یا کد صندوق' })
  for (const typed of ['چكاد', '11307']) {
    await userEvent.clear(search)
    await userEvent.type(search, typed)
    expect(within(sheet.getByRole('list')).getByRole('button', { name: /^چکاد بلند/ })).toBeVisible()
    expect(within(sheet.getByRole('list')).getAllByRole('button')).toHaveLength(1)
  }
  await userEvent.type(search, 'ناموجود')
  expect(sheet.getByText('صندوقی پیدا نشد')).toBeVisible()
  expect(sheet.queryByRole('list')).toBeNull()
})

test('D-127 the amount of the last paid purchase stands in the form, and one tap clears it', async () => {
  // An investor has a paid purchase of this fund on its way.
  await renderInvest({ path: '/buy?fund=11419' })
  expect(await amount()).toHaveValue('۵۰٬۰۰۰٬۰۰۰')
  expect(screen.getByText('مبلغ آخرین خرید شما از این صندوق')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'پاک کردن' }))
  expect(await amount()).toHaveValue('')
  expect(await amount()).toHaveFocus()
  expect(screen.queryByText('مبلغ آخرین خرید شما از این صندوق')).toBeNull()
})

test('D-127 above the limit of a card gateway the number of purchases is told, and the first one filled in', async () => {
  await renderInvest({ path: '/buy?fund=12180' })
  await userEvent.type(await amount(), '5000000000')
  expect(screen.getByText(/تا ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال می‌پذیرد. این مبلغ را در ۳ خرید جدا/)).toBeVisible()
  await userEvent.click(terms())
  await goOn()
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'اکنون ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال' }))
  expect(await amount()).toHaveValue('۲٬۰۰۰٬۰۰۰٬۰۰۰')
  await goOn()
  expect(await screen.findByRole('dialog', { name: 'تأیید خرید' })).toBeVisible()
})

test('D-127 an amount that is typed in toman is confirmed in rial', async () => {
  await renderInvest({ path: '/buy?fund=12180' })
  await userEvent.type(await amount(), '300000')
  await userEvent.click(screen.getByRole('button', { name: 'ریال؛ تغییر به تومان' }))
  expect(await amount()).toHaveValue('۳۰٬۰۰۰')
  await userEvent.type(await amount(), '5')
  expect(await amount()).toHaveValue('۳۰۰٬۰۰۵')
  await userEvent.click(terms())
  await goOn()
  expect(await screen.findByRole('button', { name: 'پرداخت ۳٬۰۰۰٬۰۵۰ ریال' })).toBeVisible()
})

test('D-127 PLT-043 the gateway is chosen with the confirmation, gone to at once, and first the next time', async () => {
  const person = await newPerson('empty')
  const confirm = async () => {
    const opened = await renderInvest({ path: '/buy?fund=12180', person, ...(kept && { kept }) })
    await userEvent.type(await amount(), '300000')
    await userEvent.click(terms())
    await goOn()
    await screen.findByRole('radiogroup', { name: 'پرداخت از طریق' })
    return opened
  }
  let kept: Record<string, unknown> | undefined
  const first = await confirm()
  expect(screen.getByRole('radio', { name: /نگین/ })).toBeChecked()
  await userEvent.click(screen.getByRole('radio', { name: /رهگذر/ }))
  await userEvent.click(screen.getByRole('button', { name: /^پرداخت/ }))
  await waitFor(() => expect(first.navigation.place().pathname).toBe('/payment'))
  const pay = await screen.findByRole('button', { name: 'پرداخت ۳۰۰٬۰۰۰ ریال' })
  expect(screen.getByRole('radio', { name: /رهگذر/ })).toBeChecked()
  expect(pay).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(parseOutbox(first.kept.get('fund')).gateway).toBe('رهگذر الکترونیک'))
  kept = { fund: first.kept.get('fund') }
  first.unmount()
  await confirm()
  await waitFor(() => expect(screen.getByRole('radio', { name: /رهگذر/ })).toBeChecked())
})

test('INV-028 a fund without a known return stands with its price alone', async () => {
  const person = await newPerson('empty')
  await renderInvest({ path: '/date-range', person })
  const funds = await call(listFunds)
  const unknown = {
    annual_return: null,
    semi_yearly: null,
    quarter_return: null,
    monthly_return: null,
    daily_return: null,
  }
  const body = funds.map((fund) => (fund.ds_code === '11307' ? { ...fund, ...unknown, price: 40_144 } : fund))
  await clearForced(person)
  await forceResponse(person, listFunds.path, { body, times: 0 })
  await renderInvest({ path: '/buy?fund=11307', person })
  const row = within(await screen.findByRole('list', { name: 'صندوق' })).getByRole('listitem')
  expect(readTexts(row)).toEqual(['چکاد بلند', 'هر واحد ۴۰٬۱۴۴ ریال'])
})

test('INV-028 a fund that is not offered is not found, and its terms are not asked for', async () => {
  const person = await newPerson('empty')
  const { navigation } = await renderInvest({ path: '/buy?fund=99999', person })
  await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
  expect(await countCalls(person, '/general/api/v1/settings/fund-99999/')).toBe(0)
  expect(await countCalls(person, '/fund/api/v1/bank_accounts/99999/')).toBe(0)
})

test('U4: an amount survives a reload of its form, and is forgotten once it was ordered', async () => {
  const person = await newPerson('investor')
  const first = await renderInvest({ path: '/buy?fund=12180', person })
  await userEvent.type(await amount(), '5000000')
  first.unmount()
  const { kept, navigation } = await renderInvest({
    path: '/buy?fund=12180',
    person,
    kept: Object.fromEntries(first.kept),
  })
  await waitFor(async () => expect(await amount()).toHaveValue('۵٬۰۰۰٬۰۰۰'))
  await userEvent.click(terms())
  await goOn()
  await userEvent.click(await screen.findByRole('button', { name: /^پرداخت/ }))
  await waitFor(() => expect(navigation.place().pathname).toBe('/payment'))
  expect(kept.get('draft/buy-12180')).toBeUndefined()
})
