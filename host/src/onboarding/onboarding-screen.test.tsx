import { expect, test } from '@jest/globals'
import { control, setSmsOutage, smsOutageSentence, type TestPerson } from '@sarv/platform/testing/control'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { formatDigits } from '@sarv/shared/text/digits'
import { act, screen, waitFor } from '@testing-library/react'
import { renderPage } from '../testing/render-page'

const { inbox } = testOrigins()

async function registryCode({ mobile }: TestPerson): Promise<string> {
  const response = await fetch(`${inbox}/messages?receiver=${mobile}`)
  const messages = (await response.json()) as { text: string; code: string }[]
  return messages.find(({ text }) => text.startsWith('سامانهٔ ثبت احوال'))?.code ?? ''
}
const nationalCodeFor = ({ mobile }: TestPerson) => `3${mobile.slice(2)}`
const codeField = () => screen.findByRole('textbox', { name: 'کد ۶ رقمی' })

test('HST-053 VAL-05 VAL-09 VAL-24 from level 0 to level 2, and home', async () => {
  const { user, person, navigation } = await renderPage('onboarding', 'new')
  const nationalCode = await screen.findByRole('textbox', { name: 'کد ملی' })
  await user.type(nationalCode, '123')
  await user.click(screen.getByRole('button', { name: 'دریافت کد ثبت احوال' }))
  expect(await screen.findByText('کد ملی باید ده رقم عددی باشد')).toBeVisible()
  await user.clear(nationalCode)
  await user.type(nationalCode, nationalCodeFor(person))
  await user.click(screen.getByRole('button', { name: 'دریافت کد ثبت احوال' }))

  await codeField()
  const code = await registryCode(person)
  await user.type(await codeField(), code === '000000' ? '000001' : '000000')
  expect(await screen.findByText(/کد نادرست است. ۴ تلاش/)).toBeVisible()
  expect(await codeField()).toHaveValue('')
  // The last digit sends it.
  await user.type(await codeField(), code)

  await user.type(await screen.findByRole('textbox', { name: 'شمارهٔ شبا' }), 'IR170120000000001234567890')
  await user.click(screen.getByRole('button', { name: 'فعال‌سازی حساب' }))
  expect(await screen.findByText('شبا باید IR و ۲۴ رقم باشد؛ رقم‌ها را بررسی کنید')).toBeVisible()
  await user.clear(screen.getByRole('textbox', { name: 'شمارهٔ شبا' }))
  await user.type(screen.getByRole('textbox', { name: 'شمارهٔ شبا' }), '16 0120 0000 0000 1234 5678 90')
  await user.click(screen.getByRole('button', { name: 'فعال‌سازی حساب' }))
  expect(await screen.findByText('برای ادامه، قوانین را بپذیرید.')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: /قوانین و مقررات/ }))
  await user.click(screen.getByRole('button', { name: 'فعال‌سازی حساب' }))
  await waitFor(() => expect(navigation.place().pathname).toBe('/home'))
  expect(screen.getByText('حساب شما فعال شد. حالا می‌توانید سرمایه‌گذاری کنید.')).toBeVisible()
})

test('ERR-35 VAL-21 a national code of other than ten digits is told so under the field', async () => {
  const { user } = await renderPage('onboarding', 'new')
  const field = await screen.findByRole('textbox', { name: 'کد ملی' })
  const send = screen.getByRole('button', { name: 'دریافت کد ثبت احوال' })
  await user.click(send)
  expect(field).toHaveAccessibleDescription('این فیلد نباید خالی باشد')
  for (const typed of ['123456789', '12345abc90']) {
    await user.clear(field)
    await user.type(field, typed)
    await user.click(send)
    expect(field).toHaveAccessibleDescription('کد ملی باید ده رقم عددی باشد')
  }
  expect(field).toHaveFocus()
  expect(field).toHaveValue('۱۲۳۴۵abc۹۰')
})

test('HST-053 F61 while the SMS service is down it is said, the national code stays, and a press sends a code later', async () => {
  const { user, person } = await renderPage('onboarding', 'new')
  const field = await screen.findByRole('textbox', { name: 'کد ملی' })
  await user.type(field, nationalCodeFor(person))
  await setSmsOutage(inbox, person, true)
  await user.click(screen.getByRole('button', { name: 'دریافت کد ثبت احوال' }))
  expect(await screen.findByText(smsOutageSentence)).toBeVisible()
  expect(field).toHaveValue(formatDigits(nationalCodeFor(person), 'fa'))
  await setSmsOutage(inbox, person, false)
  await user.click(screen.getByRole('button', { name: 'دریافت کد ثبت احوال' }))
  await user.type(await codeField(), await registryCode(person))
  expect(await screen.findByRole('textbox', { name: 'شمارهٔ شبا' })).toBeVisible()
})

test('HST-053 R-10 back leads from the code to the national code; the sent code stays valid', async () => {
  const { user, person, header } = await renderPage('onboarding', 'new')
  await user.type(await screen.findByRole('textbox', { name: 'کد ملی' }), nationalCodeFor(person))
  await user.click(screen.getByRole('button', { name: 'دریافت کد ثبت احوال' }))
  await codeField()
  act(() => header.current.onBack?.())
  expect(await screen.findByRole('textbox', { name: 'کد ملی' })).toHaveValue(
    formatDigits(nationalCodeFor(person), 'fa'),
  )
  // No second message is sent while the first one may still come.
  await user.click(screen.getByRole('button', { name: 'دریافت کد ثبت احوال' }))
  await user.type(await codeField(), await registryCode(person))
  expect(await screen.findByRole('textbox', { name: 'شمارهٔ شبا' })).toBeVisible()
})

test('HST-053 R-10 the browser’s Back leads from the code to the national code, and from the account out', async () => {
  const { user, person, navigation } = await renderPage('onboarding', 'new')
  const back = () => act(async () => navigation.back())
  await user.type(await screen.findByRole('textbox', { name: 'کد ملی' }), nationalCodeFor(person))
  await user.click(screen.getByRole('button', { name: 'دریافت کد ثبت احوال' }))
  await codeField()
  await back()
  expect(await screen.findByRole('textbox', { name: 'کد ملی' })).toHaveValue(
    formatDigits(nationalCodeFor(person), 'fa'),
  )
  expect(navigation.place().pathname).toBe('/onboarding')
  await user.click(screen.getByRole('button', { name: 'دریافت کد ثبت احوال' }))
  await user.type(await codeField(), await registryCode(person))
  await screen.findByRole('textbox', { name: 'شمارهٔ شبا' })
  await waitFor(() =>
    expect(navigation.place().state).toMatchObject({ flow: { onboarding: { depth: 0, place: { stage: 'bank' } } } }),
  )
})

test('HST-053 level 1 continues at the bank account, level 2 is redirected home', async () => {
  const { close } = await renderPage('onboarding', 'identified')
  expect(await screen.findByRole('textbox', { name: 'شمارهٔ شبا' })).toBeVisible()
  close()
  const { navigation } = await renderPage('onboarding', 'empty')
  await waitFor(() => expect(navigation.place().pathname).toBe('/home'))
})

test('HST-053 a person who came from a purchase is back there with an active account', async () => {
  const search = `?${new URLSearchParams({ return_to: '/buy?fund=11307' })}`
  const { user, navigation, queryClient } = await renderPage('onboarding', 'identified', search)
  await user.type(await screen.findByRole('textbox', { name: 'شمارهٔ شبا' }), 'IR160120000000001234567890')
  await user.click(screen.getByRole('checkbox', { name: /قوانین و مقررات/ }))
  await user.click(screen.getByRole('button', { name: 'فعال‌سازی حساب' }))
  await waitFor(() => expect(navigation.place()).toMatchObject({ pathname: '/buy', search: '?fund=11307' }))
  // The form is shown to level 2 only, and must not wait for a profile that is on its way.
  expect(queryClient.getQueryData(['shell', 'profile'])).toMatchObject({ level: 2 })
})

test.each(['https://evil.example/', '//evil.example', '/callback?code=1'])(
  'HST-053 T10 who is active already is led to /home and not to %s',
  async (elsewhere) => {
    const search = `?${new URLSearchParams({ return_to: elsewhere })}`
    const { navigation } = await renderPage('onboarding', 'empty', search)
    await waitFor(() => expect(navigation.place().pathname).toBe('/home'))
  },
)

test('a refused bank account is an error in the form, which keeps its values', async () => {
  const { user, person } = await renderPage('onboarding', 'identified')
  await control(inbox, 'force', {
    path: '/onboarding/api/v1/bank-account/',
    method: 'POST',
    status: 400,
    body: { detail: 'این حساب به نام شما نیست.' },
    sub: person.sub,
  })
  await user.type(await screen.findByRole('textbox', { name: 'شمارهٔ شبا' }), 'IR160120000000001234567890')
  await user.click(screen.getByRole('checkbox', { name: /قوانین و مقررات/ }))
  await user.click(screen.getByRole('button', { name: 'فعال‌سازی حساب' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('این حساب به نام شما نیست.')
  expect(screen.getByRole('textbox', { name: 'شمارهٔ شبا' })).toHaveValue('IR۱۶۰۱۲۰۰۰۰۰۰۰۰۰۱۲۳۴۵۶۷۸۹۰')
  expect(screen.getByRole('checkbox', { name: /قوانین و مقررات/ })).toBeChecked()
})
