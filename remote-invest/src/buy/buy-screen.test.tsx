/**
 * The sandbox sends payers back to the shell's own origin only.
 * @jest-environment-options {"url": "http://localhost:3000/"}
 */

import { expect, test } from '@jest/globals'
import type { TestPerson } from '@sarv/platform/testing/control'
import { listFundAccounts } from '@sarv/shared/contract/fund-accounts'
import { listOrders } from '@sarv/shared/contract/fund-orders'
import { getFundSettings } from '@sarv/shared/contract/settings'
import { otherDevice } from '@sarv/shared/testing/other-device'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { invalidatedByOrders } from '../money/invalidated-by-orders'
import { parseOutbox } from '../money/parse-outbox'
import { countCalls, renderInvest } from '../testing/render-invest'

const [accountsPath = ''] = listFundAccounts.path.split(':')
const request = '/fund/api/v1/payment/request/'
const field = () => screen.findByRole('textbox', { name: 'مبلغ خرید' })

/** Fills the form of the card's fund and goes on to the confirmation. */
async function confirm(person: TestPerson, amount = '300000') {
  const opened = await renderInvest({ path: '/buy?fund=12180', person })
  await userEvent.type(await field(), amount)
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
  return { ...opened, pay: await screen.findByRole('button', { name: /^پرداخت/ }) }
}

test.each([
  [300_000, 'حداقل ۳۰ هزار تومان', []],
  [200_000_000, 'حداقل ۲۰ میلیون تومان', ['۱۰ میلیون']],
])(
  'PLT-042 a purchase from %d rial on shows three chips; «%s» is why %j cannot be chosen',
  async (min, reason, below) => {
    const person = await newPerson()
    const path = '/general/api/v1/settings/fund-12180/'
    const { api } = await otherDevice(person)
    const settings = await api.call(getFundSettings, { params: { dsCode: '12180' } })
    await forceResponse(person, path, { status: 200, body: { ...settings, min_amount: min } })
    await renderInvest({ path: '/buy?fund=12180', person })
    await field()
    const chips = screen.getAllByRole('radio')
    const labels = (some: readonly HTMLElement[]) => some.map((chip) => chip.closest('label')?.textContent)
    expect(labels(chips)).toEqual(['۱۰ میلیون', '۲۰ میلیون', '۵۰ میلیون'])
    expect(screen.getByText(reason)).toBeVisible()
    const refused = chips.filter((chip) => chip.getAttribute('aria-disabled') === 'true')
    expect(labels(refused)).toEqual(below)
    for (const chip of refused) {
      await userEvent.click(chip)
      expect(chip).toHaveAccessibleDescription(reason)
      expect(await field()).toHaveValue('')
    }
    await userEvent.click(chips[2] ?? document.body)
    expect(await field()).toHaveValue('۵۰۰٬۰۰۰٬۰۰۰')
  },
)

test('INV-030 INV-033 CON-08 CON-12 the form says whose account may pay and how long the card’s fund takes', async () => {
  await renderInvest({ path: '/buy?fund=12180' })
  expect(await screen.findByText(/به نام خودتان است/)).toBeInTheDocument()
  expect(screen.getByText(/تا ۲ روز کاری/)).toBeInTheDocument()
})

test('INV-033 CON-08 the form of another fund says nothing of working days', async () => {
  await renderInvest({ path: '/buy?fund=11307' })
  expect(await screen.findByText(/به نام خودتان است/)).toBeInTheDocument()
  expect(screen.queryByText(/روز کاری/)).not.toBeInTheDocument()
})

test('INV-031 INV-032 U10 two clicks send one purchase, which waits at /payment; Back is the form again', async () => {
  const person = await newPerson()
  const { pay, navigation, kept, tracked } = await confirm(person)
  expect(screen.getByRole('dialog')).toHaveTextContent(/خالص سرمایه‌گذاری/)
  await userEvent.dblClick(pay)
  await waitFor(() => expect(navigation.place().pathname).toBe('/payment'))
  expect(await countCalls(person, request)).toBe(1)
  expect(tracked).toEqual([{ event: 'payment_requested', facts: { Type: 'BUY', 'Object ID': '12180' } }])
  expect(parseOutbox(kept.get('fund')).payment).toEqual(expect.any(String))
  act(() => navigation.back())
  expect(navigation.place().pathname).toBe('/buy')
})

test('T16 F2 U9 a purchase whose response is lost is retried and made once', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, request, { cut: 'start', after: true })
  const { pay, navigation, kept } = await confirm(person)
  await userEvent.click(pay)
  expect(await screen.findByRole('dialog', { name: 'در حال پردازش' })).toHaveTextContent(/هیچ‌وقت دو بار ثبت نمی‌شود/)
  expect(screen.queryByRole('button', { name: /^پرداخت/ })).not.toBeInTheDocument()
  expect(parseOutbox(kept.get('fund')).intents).toMatchObject([{ lost: true, request: { body: { amount: 300_000 } } }])
  await waitFor(() => expect(navigation.place().pathname).toBe('/payment'))
  act(() => navigation.navigate('/fund-orders'))
  expect(await screen.findAllByRole('link', { name: /سپیدار کارت/ })).toHaveLength(1)
  expect(screen.queryByRole('region', { name: 'درخواست‌های در حال پردازش' })).not.toBeInTheDocument()
})

test('T16 F2 a person who leaves meanwhile finds the pending purchase and its result on the order list', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, request, { status: 503, times: 2, after: true })
  const { pay, navigation } = await confirm(person)
  await userEvent.click(pay)
  await userEvent.click(await screen.findByRole('link', { name: 'دیدن سفارش‌ها' }))
  const waiting = await screen.findByText(/در حال پردازش است/)
  expect(waiting).toHaveTextContent('خرید ۳۰۰٬۰۰۰ ریال سپیدار کارت در حال پردازش است')
  await userEvent.click(await screen.findByRole('link', { name: 'رفتن به پرداخت' }))
  expect(navigation.place().pathname).toBe('/payment')
  expect(await screen.findByRole('button', { name: 'پرداخت ۳۰۰٬۰۰۰ ریال' })).toBeEnabled()
})

test('D-46 a purchase for the card that is looked at, or of another fund, sets no flag', async () => {
  localStorage.removeItem('bank_limit_receipt')
  const first = await renderInvest({ path: '/buy?fund=12180&limit=card' })
  await field()
  expect(localStorage.getItem('bank_limit_receipt')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'تغییر صندوق' }))
  await userEvent.click(await screen.findByRole('button', { name: /^چکاد بلند/ }))
  await waitFor(() => expect(first.navigation.place().search).toMatch(/^\?fund=(?!12180)\d+$/))
})

test('INV-028 before a fund is chosen nothing is asked of one', async () => {
  const { person } = await renderInvest({ path: '/buy' })
  expect(await screen.findByRole('button', { name: 'انتخاب صندوق' })).toBeVisible()
  for (const path of ['/general/api/v1/settings/fund-', accountsPath, listOrders.path])
    expect(await countCalls(person, path)).toBe(0)
})

test('D-127 what changes the orders asks for the last purchase again', async () => {
  const { person, platform } = await renderInvest({ path: '/buy?fund=12180' })
  await field()
  expect([await countCalls(person, accountsPath), await countCalls(person, listOrders.path)]).toEqual([1, 1])
  const [changed = []] = invalidatedByOrders
  await act(() => platform.queryClient.invalidateQueries({ queryKey: changed }))
  expect(await countCalls(person, listOrders.path)).toBe(2)
})

test('INV-031 an error is shown beside the form and the amount stays', async () => {
  const person = await newPerson()
  await forceResponse(person, request, { status: 400, detail: 'سقف خرید امروز پر شده است.' })
  const { pay, alerts, kept } = await confirm(person)
  await userEvent.click(pay)
  expect(await screen.findByText('سقف خرید امروز پر شده است.')).toBeInTheDocument()
  expect(alerts).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'بستن' }))
  expect(await field()).toHaveValue('۳۰۰٬۰۰۰')
  expect(parseOutbox(kept.get('fund')).intents).toEqual([])
})

test.each([
  ['new', /با تأیید هویت و ثبت شمارهٔ شبا/],
  ['identified', /فقط شمارهٔ شبا مانده است/],
] as const)(
  'INV-028 HST-053 a person of kind %s is led to the activation and back, and sees no form',
  async (kind, text) => {
    const person = await newPerson(kind)
    const { navigation } = await renderInvest({ path: '/buy?fund=12180&limit=card', person })
    expect(await screen.findByRole('heading', { name: 'پیش از خرید، حساب خود را فعال کنید' })).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.getByRole('link', { name: 'فعال‌سازی حساب' })).toHaveAttribute(
      'href',
      '/onboarding?return_to=%2Fbuy%3Ffund%3D12180%26limit%3Dcard',
    )
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(await countCalls(person, '/general/api/v1/settings/fund-')).toBe(0)
    await userEvent.click(screen.getByRole('link', { name: 'فعال‌سازی حساب' }))
    expect(navigation.place().pathname).toBe('/onboarding')
    act(() => navigation.back())
    await waitFor(() =>
      expect(navigation.place()).toMatchObject({ pathname: '/buy', search: '?fund=12180&limit=card' }),
    )
  },
)

test('INV-028 HST-053 whose level cannot be read may fill in the form; the server decides', async () => {
  const person = await newPerson()
  await forceResponse(person, '/onboarding/api/v1/profile/', { status: 403, times: 20 })
  await renderInvest({ path: '/buy?fund=12180', person })
  expect(await field()).toBeVisible()
})

test('INV-031 a person whose account is no longer active gets the shell’s prompt and not an error', async () => {
  const person = await newPerson()
  await forceResponse(person, request, { status: 400, detail: 'ONB-REQUIRED' })
  const { pay, platform } = await confirm(person)
  const prompted = new Promise((resolve) => platform.bus.on('onboarding-required', () => resolve(true)))
  await userEvent.click(pay)
  expect(await prompted).toBe(true)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(await field()).toHaveValue('۳۰۰٬۰۰۰')
})

test('INV-029 ERR-20 without a bank account the form says so, links to the accounts and does not go on', async () => {
  const person = await newPerson()
  await forceResponse(person, '/fund/api/v1/bank_accounts/*', { status: 200, body: [] })
  await renderInvest({ path: '/buy?fund=12180', person })
  expect(await screen.findByText('حساب بانکی یافت نشد')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'افزودن حساب' })).toHaveAttribute('href', '/accounts')
  expect(screen.getByRole('button', { name: 'ادامه' })).toBeDisabled()
})
