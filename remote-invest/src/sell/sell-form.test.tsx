import { expect, test } from '@jest/globals'
import { addWithdrawalAccount, type FundAccount, listFundAccounts } from '@sarv/shared/contract/fund-accounts'
import { getOrder } from '@sarv/shared/contract/fund-orders'
import { getUserFund, type UserFund } from '@sarv/shared/contract/funds'
import { formatterFor } from '@sarv/shared/format/format'
import { maskNumber } from '@sarv/shared/money/mask-number'
import { call } from '@sarv/shared/platform'
import { confirm } from '@sarv/shared/testing/confirm-change'
import { ibanFor } from '@sarv/shared/testing/iban-for'
import { clearForced, forceResponse, newPerson } from '@sarv/shared/testing/people'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fa from '../../locales/fa.json'
import { parseOutbox } from '../money/parse-outbox'
import { readFacts, readRows, readTexts } from '../testing/read-facts'
import { renderInvest } from '../testing/render-invest'

const code = '11307'
const { number, digits } = formatterFor('fa')
const ownPath = getUserFund.path.replace(':id', code)
const accountsPath = listFundAccounts.path.replace(':id', code)
const units = () => screen.findByRole('textbox', { name: 'تعداد واحد فروش' })
const amount = () => screen.findByRole('textbox', { name: 'مبلغ فروش' })
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'ادامه' }))
const byAmount = async () => userEvent.click(await screen.findByRole('radio', { name: 'مبلغ' }))
const fact = (name: string) => Object.fromEntries(readFacts(document.body))[name]

/** A person who holds 30 units of 10,000 rial each: 20 for long, 10 since yesterday. */
async function visit({ held = {}, accounts }: { held?: Partial<UserFund>; accounts?: readonly FundAccount[] } = {}) {
  const person = await newPerson('empty')
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const body: UserFund = {
    ds_code: code,
    fund_name: 'چکاد بلند',
    units: 30,
    value: 300_000,
    blocked_units: 0,
    avg_price: 9_000,
    lots: [
      { units: 20, purchased_at: '2025-01-01' },
      { units: 10, purchased_at: yesterday },
    ],
    ...held,
  }
  await forceResponse(person, ownPath, { body, times: 0 })
  if (accounts) await forceResponse(person, accountsPath, { body: accounts, times: 0 })
  return renderInvest({ path: `/sell?fund=${code}`, person })
}

test('INV-034 INV-025 the table has the units and the fee of this sale, and a stroke where there is nothing', async () => {
  await visit()
  await userEvent.type(await units(), '5')
  const table = screen.getByRole('table', { name: 'کارمزد بر اساس مدت نگه‌داری' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['مدت نگه‌داری', 'نرخ', 'واحد', 'کارمزد (ریال)'])
  const figures = () => readRows(table).map(([, , ...row]) => row)
  const nothing = ['-', '-']
  expect(figures()).toEqual([nothing, nothing, nothing, nothing, nothing, ['۵', '۰']])
  const used = () => [...table.querySelectorAll<HTMLElement>('tbody tr')].map(({ dataset }) => dataset.used)
  expect(used()).toEqual([undefined, undefined, undefined, undefined, undefined, 'true'])
  expect(screen.getByText('اول قدیمی‌ترین واحدها فروخته می‌شود.')).toBeVisible()
  expect(fact('کارمزد خروج')).toBe('بدون کارمزد')
  await userEvent.clear(await units())
  await userEvent.type(await units(), '25')
  expect(figures()[0]?.[0]).toBe('۵')
  expect(fact('کارمزد خروج')).toBe(`${figures()[0]?.[1]} ریال`)
  expect(used()).toEqual(['true', undefined, undefined, undefined, undefined, 'true'])
})

test('INV-034 units of open orders cannot be sold, and the form says how many they are', async () => {
  await visit({ held: { blocked_units: 5 } })
  const form = (await units()).closest('form')
  await waitFor(() => expect(form).toHaveTextContent('قابل فروش: ۲۵ واحد۵ واحد هم در سفارش‌های باز است'))
  await userEvent.type(await units(), '26')
  expect(screen.getByText(/حداکثر ۲۵ واحد می‌توانید بفروشید/)).toBeVisible()
  await byAmount()
  await userEvent.type(await amount(), '250001')
  expect(screen.getByText(/حداکثر ۲۵۰٬۰۰۰ ریال می‌توانید بفروشید/)).toBeVisible()
})

test('INV-034 without open orders the form speaks of none', async () => {
  await visit()
  expect((await units()).closest('form')).not.toHaveTextContent(/سفارش‌های باز/)
})

test('INV-034 below the field stands what the units are worth, once there are any', async () => {
  await visit()
  const said = (await units()).getAttribute('aria-describedby')?.split(' ')[0] ?? ''
  const words = () => document.getElementById(said)?.textContent
  expect(words()).toBe('')
  await userEvent.type(await units(), '7')
  expect(words()).toBe('حدود ۷۰٬۰۰۰ ریال')
  expect((await units()).parentElement).toHaveTextContent('واحد')
  await userEvent.type(await units(), '7')
  expect(words()).toBe('')
})

test('INV-034 an amount is said in words and sold in whole units', async () => {
  await visit()
  await byAmount()
  await userEvent.type(await amount(), '25000')
  expect((await amount()).parentElement).toHaveTextContent('ریال')
  expect(await amount()).toHaveAccessibleDescription(/بیست و پنج هزار ریال/)
  expect(screen.queryByText(/^حدود/)).not.toBeInTheDocument()
  expect([fact('واحدهای فروش'), fact('ارزش واحدها')]).toEqual(['۳ واحد', '۳۰٬۰۰۰ ریال'])
})

test('INV-034 «all units» fills in what can be sold, from the amount too', async () => {
  await visit({ held: { blocked_units: 5 } })
  await userEvent.click(await screen.findByRole('button', { name: 'همهٔ واحدها' }))
  expect(await units()).toHaveValue('۲۵')
  await byAmount()
  expect(await amount()).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: 'همهٔ واحدها' }))
  expect(await units()).toHaveValue('۲۵')
  expect(screen.getByRole('radio', { name: 'تعداد واحد' })).toBeChecked()
})

test('INV-035 an error is said when one goes on, not before, and goes as soon as it is mended', async () => {
  await visit()
  expect(screen.queryByText(fa.sell.empty)).not.toBeInTheDocument()
  await userEvent.type(await units(), '0')
  expect(screen.queryByText(fa.sell.zero)).not.toBeInTheDocument()
  await goOn()
  expect(screen.getByText(fa.sell.zero)).toBeVisible()
  await userEvent.clear(await units())
  await userEvent.type(await units(), '1')
  expect(screen.queryByText(fa.sell.zero)).not.toBeInTheDocument()
  await userEvent.clear(await units())
  await goOn()
  expect(screen.getByText(fa.sell.empty)).toBeVisible()
  await byAmount()
  expect(screen.queryByText(fa.sell.empty)).not.toBeInTheDocument()
  await goOn()
  expect(screen.getByText(fa.sell.empty)).toBeVisible()
  expect(await amount()).toHaveFocus()
})

test('INV-034 the first account is chosen; another one that is pressed gets the money', async () => {
  const { navigation } = await renderInvest({ path: `/sell?fund=${code}` })
  await userEvent.type(await units(), '1')
  const accounts = await call(listFundAccounts, { params: { id: code } })
  const cards = within(screen.getByRole('radiogroup', { name: 'واریز به' })).getAllByRole('radio')
  expect(cards.length).toBeGreaterThan(1)
  await userEvent.click(cards[1] ?? document.body)
  expect(cards[1]).toBeChecked()
  expect(cards[0]).not.toBeChecked()
  await goOn()
  const sheet = await screen.findByRole('dialog', { name: 'تأیید فروش' })
  expect(Object.fromEntries(readFacts(sheet))['واریز به']).toBe(
    `${accounts[1]?.bankName} ${digits(maskNumber(accounts[1]?.iban ?? ''))}`,
  )
  await userEvent.click(within(sheet).getByRole('button', { name: 'ثبت سفارش فروش' }))
  await waitFor(() => expect(navigation.place().pathname).toMatch(/^\/fund-order\/\d+$/))
  const { iban } = await call(getOrder, { params: { id: navigation.place().pathname.split('/')[2] ?? '' } })
  expect(iban).toBe(accounts[1]?.iban)
})

test('INV-034 SBX-124 an account that was added a short while ago cannot be chosen, and says from when', async () => {
  const { person, navigation } = await renderInvest({ path: '/fund-orders' })
  await confirm(person, (confirmed) => call(addWithdrawalAccount, { body: { iban: ibanFor(person) }, ...confirmed }))
  await act(async () => navigation.navigate(`/sell?fund=${code}`))
  const cards = within(await screen.findByRole('radiogroup', { name: 'واریز به' })).getAllByRole('radio')
  expect(cards.map((card) => [card.matches(':checked'), card.matches(':disabled')])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ])
  expect(screen.getByText(/^واریز به این حساب از (?:فردا|[۰-۹]+ .*) ساعت [۰-۹]{2}:[۰-۹]{2} ممکن است\.$/)).toBeVisible()
})

test('INV-034 SBX-124 where no account is usable yet nothing is sold', async () => {
  const account = { id: 1, bankName: 'بانک ملت', accountNumber: '1', iban: 'IR1', is_default: true }
  await visit({ accounts: [{ ...account, usable_from: '2026-11-22T08:30:00.000Z' }] })
  await userEvent.type(await units(), '1')
  expect(screen.getByRole('button', { name: fa.sell.continue })).toBeDisabled()
})

test('INV-034 a sale of an amount goes to the server as that amount, and Back leads to before the form', async () => {
  const { navigation, kept, toasts } = await renderInvest({ path: '/fund-orders' })
  await act(async () => navigation.navigate(`/sell?fund=${code}`))
  await units()
  await byAmount()
  await userEvent.type(await amount(), '100000')
  await goOn()
  await userEvent.click(await screen.findByRole('button', { name: 'ثبت سفارش فروش' }))
  await waitFor(() => expect(navigation.place().pathname).toMatch(/^\/fund-order\/\d+$/))
  expect(toasts).toEqual(['سفارش فروش ثبت شد'])
  const [sold] = parseOutbox(kept.get('fund')).intents
  const [account] = await call(listFundAccounts, { params: { id: code } })
  expect(sold?.request).toEqual({
    kind: 'SELL',
    body: { side: 'SELL', ds_code: code, amount: 100_000, bank_account_id: account?.id },
  })
  await act(async () => navigation.back())
  expect(navigation.place().pathname).toBe('/fund-orders')
})

test('INV-034 U10 the confirmation of a sale without a fee says so, and can be closed unsent', async () => {
  const { kept } = await visit()
  await userEvent.type(await units(), '5')
  await goOn()
  const sheet = await screen.findByRole('dialog', { name: 'تأیید فروش' })
  expect(Object.fromEntries(readFacts(sheet))).toMatchObject({
    صندوق: 'چکاد بلند',
    'واحدهای فروش': '۵ واحد',
    'ارزش واحدها': '۵۰٬۰۰۰ ریال',
    'کارمزد خروج': 'بدون کارمزد',
  })
  expect(readTexts(sheet)).toEqual(expect.arrayContaining(['دریافتی تقریبی شما', '۵۰٬۰۰۰', fa.sell.later]))
  await userEvent.click(within(sheet).getByRole('button', { name: 'بستن' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(parseOutbox(kept.get('fund')).intents).toEqual([])
  expect(await units()).toHaveValue('۵')
})

test('INV-034 the units are asked for each time, not taken from half an hour ago', async () => {
  const { person, navigation } = await visit()
  expect(await screen.findByText('قابل فروش: ۳۰ واحد')).toBeVisible()
  await act(async () => navigation.navigate('/date-range'))
  await clearForced(person)
  await forceResponse(person, ownPath, {
    body: {
      ds_code: code,
      fund_name: 'چکاد بلند',
      units: 20,
      value: 200_000,
      blocked_units: 0,
      avg_price: 1,
      lots: [{ units: 20, purchased_at: '2025-01-01' }],
    },
    times: 0,
  })
  await act(async () => navigation.navigate(`/sell?fund=${code}`))
  expect(await screen.findByText(`قابل فروش: ${number(20)} واحد`)).toBeVisible()
})

test.each<[string, Partial<UserFund>, string[], string]>([
  [
    'all units are in open orders',
    { blocked_units: 30 },
    ['همهٔ واحدهای چکاد بلند در سفارش‌های باز است', fa.sell.allPromisedText, 'دیدن سفارش‌های این صندوق'],
    '/fund-orders?dscode=11307',
  ],
  [
    'there are no units',
    { units: 0, value: 0, lots: [] },
    ['از چکاد بلند واحدی ندارید', fa.sell.notHeldText, 'دیدن صندوق'],
    '/funds/11307',
  ],
])('INV-034 where %s the page says so and leads on', async (_, held, texts, href) => {
  await visit({ held })
  const link = await screen.findByRole('link', { name: texts[2] ?? '' })
  expect(link).toHaveAttribute('href', href)
  expect(readTexts(document.body)).toEqual(expect.arrayContaining(texts))
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('INV-034 another fund can be chosen in the place of this one', async () => {
  const { navigation } = await renderInvest({ path: `/sell?fund=${code}` })
  await userEvent.click(await screen.findByRole('button', { name: 'تغییر صندوق' }))
  expect(navigation.place().search).toBe('')
  const choice = await screen.findByRole('button', { name: 'انتخاب صندوق' })
  expect(choice).toHaveAccessibleDescription('واحدهای کدام صندوق را می‌فروشید؟')
  await userEvent.click(choice)
  await userEvent.click(await screen.findByRole('button', { name: /^چکاد بلند/ }))
  expect(navigation.place().search).toBe(`?fund=${code}`)
})
