import { expect, test } from '@jest/globals'
import { setSmsOutage, smsOutageSentence } from '@sarv/platform/testing/control'
import { getBankSetting } from '@sarv/shared/contract/bank-settings'
import { call } from '@sarv/shared/platform'
import { confirmationSheet, typeConfirmation } from '@sarv/shared/testing/confirm-change'
import { codeFor, forceResponse, newPerson } from '@sarv/shared/testing/people'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { cardHolder, openBank } from '../testing/mount-bank'

const row = (name: RegExp) => screen.findByRole('button', { name })
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('BNK-073 PLT-080: the card is blocked after a confirmation, and unblocked by another one and a code', async () => {
  const { user, person, toasts } = await openBank('/bank/setting')
  await user.click(await row(/^مسدود کردن کارت/))
  await user.click((await dialog('مسدود کردن کارت')).getByRole('button', { name: 'مسدود کن' }))
  await user.click(await row(/^رفع مسدودی کارت/))
  expect((await call(getBankSetting, {})).is_blocked).toBe(true)
  await user.click((await dialog('رفع مسدودی کارت')).getByRole('button', { name: 'رفع مسدودی' }))
  expect((await call(getBankSetting, {})).is_blocked).toBe(true)
  await typeConfirmation(person)
  expect(await row(/^مسدود کردن کارت/)).toBeVisible()
  expect((await call(getBankSetting, {})).is_blocked).toBe(false)
  expect(toasts).toEqual(['کارت مسدود شد', 'مسدودی کارت رفع شد'])
})

test('BNK-073: a PIN is typed twice and changed by a code; a wrong code is refused in its place', async () => {
  const { user, person, toasts } = await openBank('/bank/setting')
  await user.click(await row(/^تغییر رمز کارت/))
  const sheet = await dialog('تغییر رمز کارت')
  await user.type(sheet.getByLabelText('رمز چهاررقمی جدید'), '۱۲۳۴')
  await user.click(sheet.getByRole('button', { name: 'ادامه و دریافت کد' }))
  expect(await sheet.findByText(/نه یکسان و نه پشت سر هم/)).toBeVisible()
  await user.clear(sheet.getByLabelText('رمز چهاررقمی جدید'))
  await user.type(sheet.getByLabelText('رمز چهاررقمی جدید'), '4827')
  await user.type(sheet.getByLabelText('تکرار رمز جدید'), '4828')
  await user.click(sheet.getByRole('button', { name: 'ادامه و دریافت کد' }))
  expect(await sheet.findByText('تکرار رمز با رمز جدید یکی نیست.')).toBeVisible()
  await user.type(sheet.getByLabelText('تکرار رمز جدید'), '{Backspace}7')
  await user.click(sheet.getByRole('button', { name: 'ادامه و دریافت کد' }))
  const field = await sheet.findByRole('textbox', { name: 'کد ۶ رقمی' })
  const code = await codeFor(person)
  fireEvent.change(field, { target: { value: code === '111111' ? '222222' : '111111' } })
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  fireEvent.change(field, { target: { value: code } })
  await waitFor(() => expect(toasts).toEqual(['رمز کارت تغییر کرد']))
  expect(screen.queryByRole('textbox', { name: 'کد ۶ رقمی' })).toBeNull()
})

test('BNK-073 F61 while the SMS service is down a new PIN stays typed, and its code comes at a press later', async () => {
  const { user, person, alerts, toasts } = await openBank('/bank/setting')
  const { inbox } = testOrigins()
  await user.click(await row(/^تغییر رمز کارت/))
  const sheet = await dialog('تغییر رمز کارت')
  for (const label of ['رمز چهاررقمی جدید', 'تکرار رمز جدید']) await user.type(sheet.getByLabelText(label), '4827')
  await setSmsOutage(inbox, person, true)
  await user.click(sheet.getByRole('button', { name: 'ادامه و دریافت کد' }))
  await waitFor(() => expect(alerts).toEqual([smsOutageSentence]))
  expect(sheet.getByLabelText('رمز چهاررقمی جدید')).toHaveValue('۴۸۲۷')
  await setSmsOutage(inbox, person, false)
  await user.click(sheet.getByRole('button', { name: 'ادامه و دریافت کد' }))
  const field = await sheet.findByRole('textbox', { name: 'کد ۶ رقمی' })
  fireEvent.change(field, { target: { value: await codeFor(person) } })
  await waitFor(() => expect(toasts).toEqual(['رمز کارت تغییر کرد']))
})

test('BNK-073: the daily limit fits between one transfer and the highest, and is saved', async () => {
  const { user, toasts } = await openBank('/bank/setting')
  await user.click(await row(/^سقف روزانهٔ کارت/))
  const sheet = await dialog('سقف روزانهٔ کارت')
  const save = sheet.getByRole('button', { name: 'ثبت سقف' })
  const field = sheet.getByRole('textbox', { name: 'سقف روزانه' })
  fireEvent.change(field, { target: { value: '9999' } })
  expect(save).toBeDisabled()
  fireEvent.change(field, { target: { value: '20000000' } })
  await user.click(save)
  await waitFor(() => expect(toasts).toEqual(['سقف روزانه تغییر کرد']))
  expect((await call(getBankSetting, {})).limits.card_daily).toBe(20_000_000)
})

test('BNK-073 PLT-080: a higher daily limit takes a code; closing its sheet keeps what was typed', async () => {
  const { user, person, toasts, alerts } = await openBank('/bank/setting')
  await user.click(await row(/^سقف روزانهٔ کارت/))
  const sheet = await dialog('سقف روزانهٔ کارت')
  fireEvent.change(sheet.getByRole('textbox', { name: 'سقف روزانه' }), { target: { value: '500000000' } })
  await user.click(sheet.getByRole('button', { name: 'ثبت سقف' }))
  expect(await (await confirmationSheet()).findByText('افزایش سقف روزانهٔ کارت به ۵۰۰٬۰۰۰٬۰۰۰ ریال')).toBeVisible()
  await user.keyboard('{Escape}')
  const again = await dialog('سقف روزانهٔ کارت')
  expect(again.getByRole('textbox', { name: 'سقف روزانه' })).toHaveValue('۵۰۰٬۰۰۰٬۰۰۰')
  await user.click(again.getByRole('button', { name: 'ثبت سقف' }))
  await typeConfirmation(person)
  await waitFor(() => expect(toasts).toEqual(['سقف روزانه تغییر کرد']))
  expect((await call(getBankSetting, {})).limits.card_daily).toBe(500_000_000)
  expect(alerts).toEqual([])
})

test('BNK-074 BNK-075: a licence is renewed after a confirmation, and its result is a page of its own', async () => {
  const { user, navigation } = await openBank('/bank/setting')
  await user.click(await row(/^تمدید مجوز کارت/))
  await user.click((await dialog('تمدید مجوز کارت')).getByRole('button', { name: 'تمدید مجوز' }))
  expect(await screen.findByRole('heading', { name: 'مجوز تمدید شد' })).toBeVisible()
  expect(navigation.place().pathname).toBe('/receipt/bank-license-renewal')
  expect(screen.getByText(/^مجوز کارت تا .* تمدید شد/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'بازگشت به کارت' })).toHaveAttribute('href', '/card')
})

test('BNK-075: a forged result page shows its texts as plain text', async () => {
  await openBank('/receipt/bank-license-renewal?status=nonsense&message=<b>x</b>&button=<img>')
  expect(await screen.findByRole('heading', { name: 'مجوز تمدید نشد' })).toBeVisible()
  expect(screen.getByText('<b>x</b>')).toBeVisible()
  expect(screen.getByRole('link', { name: '<img>' })).toHaveAttribute('href', '/card')
})

test('BNK-073: terms open as a document, and the reissue has its own page', async () => {
  const { user, documents } = await openBank('/bank/setting')
  await user.click(await row(/^قوانین و مقررات کارت/))
  expect(documents).toMatchObject([{ title: 'قوانین و مقررات کارت', file: expect.stringMatching(/terms-card\.pdf$/) }])
  expect(screen.getByRole('link', { name: /^صدور مجدد کارت/ })).toHaveAttribute('href', '/bank/new-card-onboarding')
})

test('BNK-073: without a card there is nothing to set, and a failed reading can be retried', async () => {
  const first = await openBank('/bank/setting', { person: await newPerson('card-required') })
  expect(await screen.findByRole('heading', { name: 'هنوز کارتی ندارید' })).toBeVisible()
  first.unmount()
  const person = await cardHolder()
  await forceResponse(person, '/bank/api/v1/setting/', { status: 400, detail: 'اکنون نمی‌شود.' })
  const { user } = await openBank('/bank/setting', { person })
  await user.click(await screen.findByRole('button', { name: 'تلاش دوباره' }))
  expect(await row(/^مسدود کردن کارت/)).toBeVisible()
})

test('SUP-029: the assistant’s way to block the card asks at once, and does nothing by itself', async () => {
  await openBank('/bank/setting?block=1')
  expect(await screen.findByRole('dialog', { name: 'مسدود کردن کارت' })).toBeVisible()
  expect((await call(getBankSetting, {})).is_blocked).toBe(false)
})
