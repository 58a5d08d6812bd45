import { expect, test } from '@jest/globals'
import type { TestPerson } from '@sarv/platform/testing/control'
import { type FundAccount, listWithdrawalAccounts } from '@sarv/shared/contract/fund-accounts'
import { call } from '@sarv/shared/platform'
import { confirmationSheet, typeConfirmation } from '@sarv/shared/testing/confirm-change'
import { ibanFor } from '@sarv/shared/testing/iban-for'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { formatDigits } from '@sarv/shared/text/digits'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { readFacts } from '../testing/read-facts'
import { countCalls, renderInvest } from '../testing/render-invest'

const path = '/fund/api/v1/accounts/'
const group = async () => within(await screen.findByRole('radiogroup', { name: 'حساب پیش‌فرض' }))
const saveButton = () => screen.queryByRole('button', { name: /^پیش‌فرض کردن حساب/ })

test('INV-074 the accounts show bank, masked number and IBAN, both copied whole', async () => {
  const user = userEvent.setup()
  const copied: string[] = []
  Object.defineProperty(navigator, 'clipboard', {
    value: { writeText: async (text: string) => void copied.push(text) },
    configurable: true,
  })
  const { toasts } = await renderInvest({ path: '/accounts' })
  const accounts = within(await screen.findByRole('radiogroup')).getAllByRole('listitem')
  expect(accounts).toHaveLength(2)
  const [first] = accounts
  expect(first).toHaveTextContent(/بانک خاورمیانه.*پیش‌فرض.*حساب••• [۰-۹]{4}.*شبا••• [۰-۹]{4}/)

  await user.click(screen.getByRole('button', { name: 'کپی شبای بانک خاورمیانه' }))
  await user.click(screen.getByRole('button', { name: 'کپی شمارهٔ حساب بانک خاورمیانه' }))
  expect(copied).toEqual([expect.stringMatching(/^IR\d{24}$/), expect.stringMatching(/^\d{13}$/)])
  expect(toasts).toEqual(['کپی شد', 'کپی شد'])
  const [iban = ''] = copied

  await user.click(screen.getByRole('button', { name: 'نمایش شماره‌ها' }))
  expect(first).toHaveTextContent(formatDigits(iban.replace(/(.{4})(?=.)/g, '$1 '), 'fa'))
  await user.click(screen.getByRole('button', { name: 'پنهان کردن شماره‌ها' }))
  expect(first).not.toHaveTextContent(formatDigits(iban.slice(4, 8), 'fa'))
})

test('INV-074 each account has the bank, number and IBAN that the server has, the default one marked', async () => {
  await renderInvest({ path: '/accounts' })
  await userEvent.click(await screen.findByRole('button', { name: 'نمایش شماره‌ها' }))
  const shown = within(screen.getByRole('radiogroup')).getAllByRole('listitem')
  const accounts = await call(listWithdrawalAccounts)
  expect(
    shown.map((account) => [
      within(account).getByText(/^بانک/).textContent,
      within(account).queryByText('پیش‌فرض') !== null,
      ...readFacts(account).map(([, value]) => value),
    ]),
  ).toEqual(
    accounts.map(({ bankName, is_default, accountNumber, iban }) => [
      bankName,
      is_default,
      formatDigits(accountNumber, 'fa'),
      formatDigits(iban.replace(/(.{4})(?=.)/g, '$1 '), 'fa'),
    ]),
  )
  expect(accounts.map(({ is_default }) => is_default)).toEqual([true, false])
})

test('INV-074 PLT-080 another account becomes the default by choosing, saving and a code, once, and stays it', async () => {
  const { person, toasts, platform, unmount } = await renderInvest({ path: '/accounts' })
  expect((await group()).getByRole('radio', { name: /خاورمیانه/ })).toBeChecked()
  expect(saveButton()).not.toBeInTheDocument()
  await userEvent.click((await group()).getByRole('radio', { name: /کرانه/ }))
  const before = await countCalls(person, path)
  const save = screen.getByRole('button', { name: 'پیش‌فرض کردن حساب بانک کرانه' })
  await Promise.all([userEvent.click(save), userEvent.click(save)])
  const sheet = await confirmationSheet()
  expect(await sheet.findByRole('heading', { name: /^پیش‌فرض کردن حساب ••• [۰-۹]{4} بانک کرانه/ })).toBeVisible()
  expect((await countCalls(person, path)) - before).toBe(1)
  await typeConfirmation(person)
  await waitFor(() => expect(toasts).toEqual(['حساب بانک کرانه پیش‌فرض شد']))
  expect(saveButton()).not.toBeInTheDocument()
  const [, second] = within(screen.getByRole('radiogroup')).getAllByRole('listitem')
  expect(second).toHaveTextContent(/کرانه.*پیش‌فرض/)
  platform.queryClient.clear()
  unmount()
  await renderInvest({ path: '/accounts', person })
  expect((await group()).getByRole('radio', { name: /کرانه/ })).toBeChecked()
})

test('INV-074 arrow keys walk through the accounts without changing where the money goes', async () => {
  const { person } = await renderInvest({ path: '/accounts' })
  const radios = (await group()).getAllByRole('radio')
  radios[0]?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(radios[1]).toBeChecked()
  expect(await countCalls(person, `${path}1`)).toBe(0)
  await userEvent.keyboard('{ArrowUp}')
  expect(radios[0]).toBeChecked()
  expect(saveButton()).not.toBeInTheDocument()
})

test('INV-074 a save with an unknown outcome is never shown as done and can be retried', async () => {
  const { person, toasts } = await renderInvest({ path: '/accounts' })
  await userEvent.click((await group()).getByRole('radio', { name: /کرانه/ }))
  await forceResponse(person, `${path}*`, { method: 'PATCH', status: 503, body: '' })
  await userEvent.click(screen.getByRole('button', { name: /^پیش‌فرض کردن/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/معلوم نیست/)
  expect(toasts).toEqual([])
  const [first] = within(screen.getByRole('radiogroup')).getAllByRole('listitem')
  expect(first).toHaveTextContent(/خاورمیانه.*پیش‌فرض/)
  await userEvent.click(screen.getByRole('button', { name: /^پیش‌فرض کردن/ }))
  await typeConfirmation(person)
  await waitFor(() => expect(toasts).toEqual(['حساب بانک کرانه پیش‌فرض شد']))
})

test('ERR-20 INV-074 who is not activated yet and has no account is shown the way to it', async () => {
  await renderInvest({ path: '/accounts', person: await newPerson('identified') })
  expect(await screen.findByRole('heading', { name: 'حساب بانکی یافت نشد' })).toBeVisible()
  expect(await screen.findByRole('link', { name: 'فعال‌سازی حساب' })).toHaveAttribute(
    'href',
    '/onboarding?return_to=%2Faccounts',
  )
})

test('ERR-20 INV-074 an activated person without an account adds one', async () => {
  const person = await newPerson('empty')
  const none: FundAccount[] = []
  await forceResponse(person, path, { status: 200, body: none })
  await renderInvest({ path: '/accounts', person })
  expect(await screen.findByRole('heading', { name: 'حساب بانکی یافت نشد' })).toBeVisible()
  await addAccount(person)
  await typeConfirmation(person)
  expect(await screen.findByRole('radio', { name: /ملت/ })).toBeInTheDocument()
})

/** An IBAN as people type it, without IR and with spaces. */
const typedIban = (person: TestPerson) =>
  (
    ibanFor(person)
      .slice(2)
      .match(/.{1,4}/g) ?? []
  ).join(' ')

/** Fills in an account and sends it; its code comes then. */
async function addAccount(person: TestPerson) {
  await userEvent.click(await screen.findByRole('button', { name: 'افزودن حساب' }))
  await userEvent.type(await screen.findByRole('textbox', { name: 'شمارهٔ شبا' }), typedIban(person))
  await userEvent.click(screen.getByRole('button', { name: 'ثبت حساب' }))
}

test('INV-074 VAL-24 PLT-080 an account is added by its IBAN and a code, the default one stays, and it says from when', async () => {
  const { person, toasts } = await renderInvest({ path: '/accounts' })
  await userEvent.click(await screen.findByRole('button', { name: 'افزودن حساب' }))
  const field = await screen.findByRole('textbox', { name: 'شمارهٔ شبا' })
  await userEvent.type(field, 'IR17')
  await userEvent.click(screen.getByRole('button', { name: 'ثبت حساب' }))
  expect(field).toHaveAccessibleDescription(/شبا باید IR و ۲۴ رقم باشد/)
  expect(await countCalls(person, path)).toBe(1)
  await userEvent.clear(field)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await addAccount(person)
  const name = `افزودن حساب ••• ${formatDigits(ibanFor(person).slice(-4), 'fa')} بانک ملت برای واریز وجه فروش`
  expect(await (await confirmationSheet()).findByRole('heading', { name })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  // Closed, it loses nothing.
  expect(await screen.findByRole('textbox', { name: 'شمارهٔ شبا' })).toHaveValue(formatDigits(typedIban(person), 'fa'))
  await userEvent.click(screen.getByRole('button', { name: 'ثبت حساب' }))
  await typeConfirmation(person)
  const added = await screen.findByRole('radio', { name: /ملت/ })
  expect(added).not.toBeChecked()
  expect(added).toBeDisabled()
  expect(screen.getByText(/^واریز به این حساب از (?:فردا|[۰-۹]+ .*) ساعت [۰-۹]{2}:[۰-۹]{2} ممکن است\./)).toBeVisible()
  expect(screen.getByRole('radio', { name: /خاورمیانه/ })).toBeChecked()
  expect(toasts).toEqual(['حساب ثبت شد'])
})

test('INV-074 an account that is refused stays in its field, with the reason', async () => {
  const { person } = await renderInvest({ path: '/accounts' })
  await forceResponse(person, path, { method: 'POST', status: 400, detail: 'این حساب به نام شما نیست.' })
  await addAccount(person)
  expect(await screen.findByText('این حساب به نام شما نیست.')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'شمارهٔ شبا' })).toHaveValue(formatDigits(typedIban(person), 'fa'))
})

test('PLT-032 the page stands in English too', async () => {
  await renderInvest({ path: '/accounts', language: 'en' })
  expect(await screen.findByRole('radiogroup', { name: 'Default account' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Show the numbers' })).toBeVisible()
})
