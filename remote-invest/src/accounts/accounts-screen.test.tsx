import { expect, test } from '@jest/globals'
import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import { showDigits } from '@sarv/shared/i18n/digits'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { callsOf, force, openInvest, somebody } from '../open-invest'

const PATH = '/fund/api/v1/accounts/'
const group = async () => within(await screen.findByRole('radiogroup', { name: 'حساب پیش‌فرض' }))
const saveButton = () => screen.queryByRole('button', { name: /^پیش‌فرض کردن حساب/ })

test('INV-074 the accounts show bank, masked number and IBAN, both copied whole', async () => {
  const user = userEvent.setup()
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  })
  const { toasts } = await openInvest({ path: '/accounts' })
  const accounts = within(await screen.findByRole('radiogroup')).getAllByRole('listitem')
  expect(accounts).toHaveLength(2)
  const [first] = accounts
  expect(first).toHaveTextContent(/بانک سپیدار.*پیش‌فرض.*\*{9}[۰-۹]{4}.*IR[۰-۹]{2}( \*{4}){4} \*\*[۰-۹]{2} [۰-۹]{2}/)

  await user.click(screen.getByRole('button', { name: 'کپی شبای بانک سپیدار' }))
  await user.click(screen.getByRole('button', { name: 'کپی شماره حساب بانک سپیدار' }))
  expect(copied).toEqual([expect.stringMatching(/^IR\d{24}$/), expect.stringMatching(/^\d{13}$/)])
  expect(toasts).toEqual(['کپی شد', 'کپی شد'])
  const [iban = ''] = copied

  await user.click(screen.getByRole('button', { name: 'نمایش شماره‌ها' }))
  expect(first).toHaveTextContent(showDigits(iban.replace(/(.{4})(?=.)/g, '$1 '), 'fa'))
  await user.click(screen.getByRole('button', { name: 'پنهان کردن شماره‌ها' }))
  expect(first).not.toHaveTextContent(showDigits(iban.slice(4, 8), 'fa'))
})

test('INV-074 another account becomes the default by choosing and saving, once, and stays it', async () => {
  const { person, toasts, platform, unmount } = await openInvest({ path: '/accounts' })
  expect((await group()).getByRole('radio', { name: /سپیدار/ })).toBeChecked()
  expect(saveButton()).not.toBeInTheDocument()
  await userEvent.click((await group()).getByRole('radio', { name: /کرانه/ }))
  const before = await callsOf(person, PATH)
  const save = screen.getByRole('button', { name: 'پیش‌فرض کردن حساب بانک کرانه' })
  await Promise.all([userEvent.click(save), userEvent.click(save)])
  await waitFor(() => expect(toasts).toEqual(['حساب بانک کرانه پیش‌فرض شد']))
  expect((await callsOf(person, PATH)) - before).toBe(1)
  expect(saveButton()).not.toBeInTheDocument()
  const [, second] = within(screen.getByRole('radiogroup')).getAllByRole('listitem')
  expect(second).toHaveTextContent(/کرانه.*پیش‌فرض/)
  platform.queryClient.clear()
  unmount()
  await openInvest({ path: '/accounts', person })
  expect((await group()).getByRole('radio', { name: /کرانه/ })).toBeChecked()
})

test('INV-074 arrow keys walk through the accounts without changing where the money goes', async () => {
  const { person } = await openInvest({ path: '/accounts' })
  const radios = (await group()).getAllByRole('radio')
  radios[0]?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(radios[1]).toBeChecked()
  expect(await callsOf(person, `${PATH}1`)).toBe(0)
  await userEvent.keyboard('{ArrowUp}')
  expect(radios[0]).toBeChecked()
  expect(saveButton()).not.toBeInTheDocument()
})

test('INV-074 nothing is shown as saved that was not: a lost answer says so, keeps the choice and may be sent again', async () => {
  const { person, toasts } = await openInvest({ path: '/accounts' })
  await userEvent.click((await group()).getByRole('radio', { name: /کرانه/ }))
  await force(person, `${PATH}*`, { method: 'PATCH', status: 503, body: '' })
  await userEvent.click(screen.getByRole('button', { name: /^پیش‌فرض کردن/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/معلوم نیست/)
  expect(toasts).toEqual([])
  const [first] = within(screen.getByRole('radiogroup')).getAllByRole('listitem')
  expect(first).toHaveTextContent(/سپیدار.*پیش‌فرض/)
  await userEvent.click(screen.getByRole('button', { name: /^پیش‌فرض کردن/ }))
  await waitFor(() => expect(toasts).toEqual(['حساب بانک کرانه پیش‌فرض شد']))
})

test('ERR-20 INV-074 who is not activated yet and has no account is shown the way to it', async () => {
  await openInvest({ path: '/accounts', person: await somebody('identified') })
  expect(await screen.findByRole('heading', { name: 'حساب بانکی یافت نشد' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'فعال‌سازی حساب' })).toHaveAttribute('href', '/onboarding')
})

test('ERR-20 INV-074 an activated person without an account is sent to the support', async () => {
  const person = await somebody('empty')
  const none: FundAccount[] = []
  await force(person, PATH, { status: 200, body: none })
  await openInvest({ path: '/accounts', person })
  expect(await screen.findByRole('heading', { name: 'حساب بانکی یافت نشد' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'رفتن به پروفایل' })).toHaveAttribute('href', '/profile')
})

test('INV-076 accounts that fail to load say so and come with one retry', async () => {
  const person = await somebody()
  await force(person, PATH, { status: 500, body: {}, times: 2 })
  await openInvest({ path: '/accounts', person })
  await userEvent.click(await screen.findByRole('button', { name: 'تلاش دوباره' }))
  expect((await group()).getAllByRole('radio')).toHaveLength(2)
})

test('PLT-032 the page stands in English too', async () => {
  await openInvest({ path: '/accounts', language: 'en' })
  expect(await screen.findByRole('radiogroup', { name: 'Default account' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show the numbers' })).toBeVisible()
})
