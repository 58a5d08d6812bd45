import { afterEach, expect, jest, test } from '@jest/globals'
import { listUserPortfolios } from '@sarv/shared/contract/plans'
import { newPerson } from '@sarv/shared/testing/people'
import { pressBackArrow } from '@sarv/shared/testing/press-back-arrow'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { decide, driveOnboarding, refocusTab } from '../../testing/onboarding-driver'
import { renderPma } from '../../testing/render-pma'

afterEach(() => {
  jest.restoreAllMocks()
})

const overview = () => screen.findByRole('heading', { name: 'مراحل ساخت سبد' })
const row = (name: string) => screen.getByText(name, { selector: 'li p' }).closest('li') ?? document.body
const at = (plan = 1) => `/pma/onboarding?plan=${plan}`
const terms = () => screen.queryByRole('checkbox', { name: /قوانین و مقررات/ })
const closing = () => screen.findByRole('button', { name: 'بستن' })

interface BegunOptions {
  readonly plan?: number
  readonly amount?: number
  /** An investor has portfolios of two other plans. */
  readonly kind?: 'empty' | 'investor'
}

/** An onboarding that was begun on another device, to be opened at its overview. */
async function begun({ kind = 'empty', ...options }: BegunOptions = {}) {
  const person = await newPerson(kind)
  const driver = await driveOnboarding(person, options)
  const open = async () => ({ ...(await renderPma({ path: at(options.plan), person })), user: userEvent.setup() })
  return { person, driver, open }
}

test('PMA-010 PMA-011 PMA-014 the stages are listed; nothing starts before the terms are accepted', async () => {
  const person = await newPerson('empty')
  const { documents, title } = await renderPma({ path: at(), person })
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' }), '500000000{Enter}')
  await overview()
  expect(title()).toBe('سبد رشد پویا')
  expect(await screen.findByText('· ۵۰۰٬۰۰۰٬۰۰۰ ریال')).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent)).toEqual([
    'پرداخت',
    'ریسک‌سنجی',
    'امضای قرارداد',
    'ساخت سبد',
  ])
  expect(row('پرداخت')).toHaveTextContent('در حال انجام')
  expect(row('ساخت سبد')).toHaveTextContent('در انتظار')
  const start = screen.getByRole('button', { name: 'شروع' })
  expect(start).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'متن قوانین و مقررات' }))
  await waitFor(() => expect(documents).toHaveLength(1))
  expect(documents[0]?.file).toMatch(/\/static\/terms-portfolio\.pdf$/)
  await user.click(screen.getByRole('checkbox', { name: /قوانین و مقررات/ }))
  await user.click(start)
  expect(await screen.findByRole('radiogroup', { name: 'پرداخت از طریق' })).toBeVisible()
})

test('PMA-012 PMA-015 PMA-042 a finished survey is edited from its row, and no terms are asked for', async () => {
  const { driver, open } = await begun()
  await driver.pay()
  await driver.survey()
  const { user, arrow } = await open()
  await waitFor(() => expect(arrow()).toBeInstanceOf(Function))
  await pressBackArrow({ arrow })
  await overview()
  expect(terms()).toBeNull()
  await user.click(within(row('ریسک‌سنجی')).getByRole('button', { name: /ویرایش/ }))
  expect(await screen.findByRole('button', { name: 'پاسخ دوباره به سؤال‌ها' })).toBeVisible()
})

test.each([
  [1, /سبد عمومی/],
  [3, /سبد طلای مانا \(سبد طلا\)/],
])('PMA-013 CON-09 plan %i warns of the additional amount in its own words', async (plan, words) => {
  const { driver, open } = await begun({ plan, amount: 1_900_000_001 })
  await driver.pay()
  await driver.survey()
  await driver.sign()
  const { arrow } = await open()
  await screen.findByRole('heading', { name: 'مبلغ تکمیلی' })
  await pressBackArrow({ arrow })
  await overview()
  expect(screen.getByText(/^مبلغ تکمیلی هنوز پرداخت نشده است/)).toHaveTextContent(words)
})

test('PMA-014 PMA-020 PMA-062 a rejected slip shows its reason, and the button corrects it', async () => {
  const { person, driver, open } = await begun()
  await driver.sendSlip('payment')
  await decide(person, 'reject', 'payment', 'واریزی پیدا نشد.')
  const { user } = await open()
  await overview()
  expect(row('پرداخت')).toHaveTextContent('خطا')
  expect(row('پرداخت')).toHaveTextContent('واریزی پیدا نشد.')
  expect(terms()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'اصلاح' }))
  expect(await screen.findByRole('radiogroup', { name: 'پرداخت از طریق' })).toBeVisible()
})

test('PMA-017 PMA-045 PMA-046 D-130 a created portfolio appears, and its button leads to it and to no other one', async () => {
  const { person, driver, open } = await begun({ plan: 3, kind: 'investor' })
  await driver.pay()
  await driver.survey()
  await driver.sign()
  const { user, navigation, kept } = await open()
  await overview()
  expect(row('ساخت سبد')).toHaveTextContent('در انتظار تأیید')
  expect(within(row('امضای قرارداد')).getByRole('button', { name: /نمایش/ })).toBeVisible()
  expect(row('ریسک‌سنجی')).toHaveTextContent('نتیجه: ریسک‌پذیری متوسط، ۶۰ از ۱۰۰')
  expect(row('امضای قرارداد')).toHaveTextContent(/در [۰-۹]+ [آ-ی]+ ۱۴[۰-۹]{2} امضا شد\./)
  await closing()
  await decide(person, 'approve', 'create_prx')
  // The test does not touch the tab: the flow is polled.
  expect(await screen.findByText(/^سبد شما ساخته شد/)).toBeVisible()
  const all = await driver.api.call(listUserPortfolios)
  expect(all).toHaveLength(3)
  await user.click(await screen.findByRole('button', { name: 'دیدن سبد' }))
  const created = all.find(({ plan_id }) => plan_id === 3)?.prx
  await waitFor(() => expect(navigation.place().pathname).toBe(`/user-pma/${created}`))
  expect(kept.get('pma')).toEqual({})
})

test('PMA-045 on focus a created portfolio appears at once, without waiting for the poll', async () => {
  const { setInterval } = globalThis
  const mute = (work: () => void, ms?: number) => setInterval(ms === 5_000 ? () => undefined : work, ms)
  jest.spyOn(globalThis, 'setInterval').mockImplementation(mute)
  const { person, driver, open } = await begun()
  await driver.pay()
  await driver.survey()
  await driver.sign()
  await open()
  await overview()
  await decide(person, 'approve', 'create_prx')
  await refocusTab()
  expect(await screen.findByText(/^سبد شما ساخته شد/)).toBeVisible()
})

test('PMA-046 a portfolio that the company rejects shows its message, and closing leads to the plan', async () => {
  const { person, driver, open } = await begun({ plan: 3 })
  await driver.pay()
  await driver.survey()
  await driver.sign()
  const { user, navigation } = await open()
  await overview()
  await decide(person, 'reject', 'create_prx', 'ظرفیت این سبد پر شده است.')
  await refocusTab()
  expect(await screen.findByText('ظرفیت این سبد پر شده است.')).toBeVisible()
  await user.click(await closing())
  await waitFor(() => expect(navigation.place().pathname).toBe('/pma/3'))
})

test('PMA-018 PMA-062 the slip of an additional amount is in review at the overview', async () => {
  const { driver, open } = await begun({ amount: 2_000_000_000 })
  await driver.pay()
  await driver.survey()
  await driver.sign()
  await driver.sendSlip('additional_amount')
  await open()
  await overview()
  expect(row('مبلغ تکمیلی')).toHaveTextContent('در انتظار تأیید')
  expect(await closing()).toBeEnabled()
})
