import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPma, somebody } from '../open-pma'
import { comeBack, goBack, house, walk } from '../testing/pma-walk'

const overview = () => screen.findByRole('heading', { name: 'مراحل ساخت دارایی' })
const row = (name: string) => screen.getByText(name, { selector: 'li p' }).closest('li') ?? document.body
const at = (plan = 1) => `/pma/onboarding?plan=${plan}`
const rules = () => screen.queryByRole('checkbox', { name: /قوانین و مقررات/ })
const closing = () => screen.findByRole('button', { name: 'بستن' })

/** At the overview of a flow that was begun elsewhere. */
async function begun(wish: { plan?: number; amount?: number } = {}) {
  const person = await somebody('empty')
  const onTheWay = await walk(person, wish)
  const open = async () => ({ ...(await openPma({ path: at(wish.plan), person })), user: userEvent.setup() })
  return { person, onTheWay, open }
}

test('PMA-010 PMA-011 PMA-014 the stages of the portfolio; nothing starts before the rules, which can be read, are accepted', async () => {
  const person = await somebody('empty')
  const { documents, title } = await openPma({ path: at(), person })
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' }), '500000000{Enter}')
  await overview()
  expect(title()).toBe('سبد رشد پویا')
  expect(screen.getByText('· ۵۰۰٬۰۰۰٬۰۰۰ ریال')).toBeVisible()
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

test('PMA-012 PMA-015 PMA-042 a survey that is done is edited from its row; later steps ask for no rules', async () => {
  const { onTheWay, open } = await begun()
  await onTheWay.pay()
  await onTheWay.survey()
  const { user, arrow } = await open()
  await waitFor(() => expect(arrow()).toBeInstanceOf(Function))
  await goBack(arrow)
  await overview()
  expect(rules()).toBeNull()
  await user.click(within(row('ریسک‌سنجی')).getByRole('button', { name: /ویرایش/ }))
  expect(await screen.findByRole('button', { name: 'پاسخ دوباره به سؤال‌ها' })).toBeVisible()
})

test.each([
  [1, /سبد عمومی/],
  [3, /سبد طلای مانا \(سبد طلا\)/],
])('PMA-013 plan %i warns of the additional amount in its own words', async (plan, words) => {
  const person = await somebody('empty')
  await openPma({ path: at(plan), person })
  const user = userEvent.setup()
  await user.type(await screen.findByRole('textbox', { name: 'مبلغ سرمایه‌گذاری' }), '1900000001{Enter}')
  await overview()
  expect(screen.getByText(/^مبلغ تکمیلی هنوز پرداخت نشده است/)).toHaveTextContent(words)
})

test('PMA-014 PMA-020 PMA-062 a slip that was refused stands as an error with its reason, and the button corrects it', async () => {
  const { person, onTheWay, open } = await begun()
  await onTheWay.sendSlip('payment')
  await house(person, 'reject', 'payment', 'واریزی پیدا نشد.')
  const { user } = await open()
  await overview()
  expect(row('پرداخت')).toHaveTextContent('خطا')
  expect(row('پرداخت')).toHaveTextContent('واریزی پیدا نشد.')
  expect(rules()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'اصلاح' }))
  expect(await screen.findByRole('radiogroup', { name: 'پرداخت از طریق' })).toBeVisible()
})

test('PMA-017 PMA-045 PMA-046 what the house makes is waited for; on coming back it is there, and closing leads to it', async () => {
  const { person, onTheWay, open } = await begun()
  await onTheWay.pay()
  await onTheWay.survey()
  await onTheWay.sign()
  const { user, navigation, kept } = await open()
  await overview()
  expect(row('ساخت سبد')).toHaveTextContent('در انتظار تایید')
  expect(within(row('امضای قرارداد')).getByRole('button', { name: /نمایش/ })).toBeVisible()
  await closing()
  await house(person, 'approve', 'create_prx')
  await comeBack()
  expect(await screen.findByText(/^سبد شما ساخته شد/)).toBeVisible()
  await user.click(await closing())
  await waitFor(() => expect(navigation.place().pathname).toMatch(/^\/user-pma\/PRX-\d{8}$/))
  expect(kept.get('pma')).toEqual({})
})

test('PMA-046 a portfolio that the house does not make ends with its sentence, and closing leads to the plan', async () => {
  const { person, onTheWay, open } = await begun({ plan: 3 })
  await onTheWay.pay()
  await onTheWay.survey()
  await onTheWay.sign()
  const { user, navigation } = await open()
  await overview()
  await house(person, 'reject', 'create_prx', 'ظرفیت این سبد پر شده است.')
  await comeBack()
  expect(await screen.findByText('ظرفیت این سبد پر شده است.')).toBeVisible()
  await user.click(await closing())
  await waitFor(() => expect(navigation.place().pathname).toBe('/pma/3'))
})

test('PMA-018 PMA-062 an additional amount waits for its payment; its slip is waited for at the overview', async () => {
  const { onTheWay, open } = await begun({ amount: 2_000_000_000 })
  await onTheWay.pay()
  await onTheWay.survey()
  await onTheWay.sign()
  await onTheWay.sendSlip('additional_amount')
  await open()
  await overview()
  expect(row('مبلغ تکمیلی')).toHaveTextContent('در انتظار تأیید')
  expect(await closing()).toBeEnabled()
})
