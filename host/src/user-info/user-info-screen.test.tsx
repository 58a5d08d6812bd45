import { expect, test } from '@jest/globals'
import { control, freshPerson } from '@sarv/platform/testing/control'
import { addressesQuery } from '@sarv/shared/queries/addresses-query'
import { typeConfirmation } from '@sarv/shared/testing/confirm-change'
import { createAddress } from '@sarv/shared/testing/create-address'
import { otherDevice } from '@sarv/shared/testing/other-device'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { screen, waitFor, within } from '@testing-library/react'
import { renderPage } from '../testing/render-page'

const { inbox } = testOrigins()
const field = (name: string | RegExp) => screen.getByRole('textbox', { name })
const choose = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name })

test('HST-052 the page shows the number, the masked national code and empty states', async () => {
  const { person } = await renderPage('user-info', 'empty')
  expect(await screen.findByText('هنوز نشانی ندارید')).toBeVisible()
  const card = await screen.findByRole('region', { name: 'راه‌های تماس' })
  const last = person.mobile.slice(-4).replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))
  expect(within(card).getByText(new RegExp(`^[۰-۹]{7}${last}$`))).toBeVisible()
  expect(within(card).getByText(/^[۰-۹]{3}\*{5}[۰-۹]{2}$/)).toBeVisible()
  expect(within(card).getByText('ثبت نشده')).toBeVisible()
})

test('HST-052 VAL-03 ERR-35 the e-mail is corrected before it is sent, and shown once it is kept', async () => {
  const { user, person } = await renderPage('user-info', 'empty')
  await user.click(await screen.findByRole('button', { name: 'ویرایش ایمیل' }))
  await user.type(await screen.findByRole('textbox', { name: 'ایمیل' }), 'negar@site.museum')
  await user.click(screen.getByRole('button', { name: 'ثبت ایمیل' }))
  await waitFor(() => expect(field('ایمیل')).toHaveAccessibleDescription('ایمیل را به درستی وارد کنید'))
  await user.clear(field('ایمیل'))
  await user.type(field('ایمیل'), 'negar@site.com')
  await user.click(screen.getByRole('button', { name: 'ثبت ایمیل' }))
  await typeConfirmation(person)
  expect(await screen.findByText('negar@site.com')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an e-mail that the server refuses stays in its field', async () => {
  const { user, person } = await renderPage('user-info', 'empty')
  await control(inbox, 'force', {
    path: '/onboarding/api/v1/user-contact/',
    method: 'PATCH',
    status: 400,
    body: { detail: 'این ایمیل پذیرفته نشد.' },
    sub: person.sub,
  })
  await user.click(await screen.findByRole('button', { name: 'ویرایش ایمیل' }))
  await user.type(await screen.findByRole('textbox', { name: 'ایمیل' }), 'negar@site.com')
  await user.click(screen.getByRole('button', { name: 'ثبت ایمیل' }))
  expect(await screen.findByText('این ایمیل پذیرفته نشد.')).toBeVisible()
  expect(field('ایمیل')).toHaveValue('negar@site.com')
})

test('PLT-059 HST-052 VAL-12 CON-27 an address: all six fields, cities of the province, one joined line', async () => {
  const { user, queryClient } = await renderPage('user-info', 'empty')
  await user.click(await screen.findByRole('button', { name: 'افزودن نشانی' }))
  const province = await screen.findByRole('combobox', { name: 'استان' })
  await user.click(screen.getByRole('button', { name: 'ثبت نشانی' }))
  expect(await screen.findAllByText('این فیلد نباید خالی باشد')).toHaveLength(4)
  expect(province).toHaveAccessibleDescription('استان را انتخاب کنید')
  expect(choose('شهر')).toHaveAccessibleDescription('شهر را انتخاب کنید')
  expect(province).toHaveFocus()
  expect([...choose('شهر').options].map(({ text }) => text)).toEqual(['ابتدا استان'])

  await user.selectOptions(province, 'تهران')
  await waitFor(() => expect(within(choose('شهر')).getByRole('option', { name: 'ری' })).toBeInTheDocument())
  await user.selectOptions(choose('شهر'), 'ری')
  await user.selectOptions(province, 'اصفهان')
  // A city of another province is not kept.
  expect(choose('شهر')).toHaveValue('')
  await waitFor(() => expect(within(choose('شهر')).getByRole('option', { name: 'کاشان' })).toBeInTheDocument())
  await user.selectOptions(choose('شهر'), 'کاشان')
  await user.type(field('نشانی'), 'خیابان سرو، کوچهٔ سوم')
  await user.type(field('پلاک'), '۱۲')
  await user.type(field('واحد'), '-1')
  await user.type(field('کد پستی'), '0012345678')
  await user.click(screen.getByRole('button', { name: 'ثبت نشانی' }))
  expect(await screen.findByText('فقط عدد وارد کنید')).toBeVisible()
  expect(screen.getByText('کاربر گرامی کد پستی را به درستی وارد کنید')).toBeVisible()
  await user.clear(field('واحد'))
  await user.type(field('واحد'), '0')
  await user.clear(field('کد پستی'))
  await user.type(field('کد پستی'), '۱۲۳۴۵۶۷۸۹۰')
  await user.click(screen.getByRole('button', { name: 'ثبت نشانی' }))

  expect(await screen.findByText('خیابان سرو، کوچهٔ سوم، پلاک ۱۲، واحد ۰')).toBeVisible()
  expect(await screen.findByText(/^اصفهان، کاشان/)).toHaveTextContent('۱۲۳۴۵۶۷۸۹۰')
  expect(screen.getByText('پیش‌فرض')).toBeVisible()
  expect(queryClient.getQueryData(addressesQuery().queryKey)).toMatchObject([
    {
      address: 'خیابان سرو، کوچهٔ سوم، پلاک 12، واحد 0',
      postal_code: '1234567890',
      province_id: 4,
      category: 'OTHER',
      is_default: true,
    },
  ])
})

test('ERR-35 VAL-01 VAL-02 VAL-20 an address says under each field what is wrong with it, and keeps it', async () => {
  const { user } = await renderPage('user-info', 'empty')
  await user.click(await screen.findByRole('button', { name: 'افزودن نشانی' }))
  await user.type(await screen.findByRole('textbox', { name: 'نشانی' }), ' خیابان سرو')
  await user.type(field('پلاک'), 'ب')
  await user.type(field('کد پستی'), '0012345678')
  await user.click(screen.getByRole('button', { name: 'ثبت نشانی' }))
  await waitFor(() => expect(field('نشانی')).toHaveAccessibleDescription('نباید با فاصله شروع شود'))
  expect(field('پلاک')).toHaveAccessibleDescription('فقط عدد وارد کنید')
  expect(field('واحد')).toHaveAccessibleDescription('این فیلد نباید خالی باشد')
  expect(field('کد پستی')).toHaveAccessibleDescription('کاربر گرامی کد پستی را به درستی وارد کنید')
  expect(field('نشانی')).toHaveValue(' خیابان سرو')
})

test('an address that the server refuses stays in the form', async () => {
  const person = await freshPerson(inbox, { kind: 'empty' })
  const { user } = await renderPage('user-info', person)
  await user.click(await screen.findByRole('button', { name: 'افزودن نشانی' }))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'استان' }), 'قم')
  await waitFor(() => expect(within(choose('شهر')).getByRole('option', { name: 'کهک' })).toBeInTheDocument())
  await user.selectOptions(choose('شهر'), 'کهک')
  await user.type(field('نشانی'), 'خیابان بهار')
  await user.type(field('پلاک'), '1')
  await user.type(field('واحد'), '2')
  await user.type(field('کد پستی'), '1234567890')
  const path = '/onboarding/api/v1/user-addresses/'
  await control(inbox, 'force', { path, method: 'POST', status: 500, body: {}, sub: person.sub })
  await user.click(screen.getByRole('button', { name: 'ثبت نشانی' }))
  expect(await screen.findByText(/^نشانی ثبت نشد/)).toBeVisible()
  expect(field('نشانی')).toHaveValue('خیابان بهار')
  await user.click(screen.getByRole('button', { name: 'ثبت نشانی' }))
  expect(await screen.findByText('خیابان بهار، پلاک ۱، واحد ۲')).toBeVisible()
})

test('a failed query of the addresses offers a retry beside the contact', async () => {
  const person = await freshPerson(inbox, { kind: 'empty' })
  const path = '/onboarding/api/v1/user-addresses/'
  await control(inbox, 'force', { path, status: 400, sub: person.sub })
  const { user } = await renderPage('user-info', person)
  expect(await screen.findByText(/^نشانی‌های شما دریافت نشد/)).toBeVisible()
  expect(await screen.findByRole('region', { name: 'راه‌های تماس' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByText('هنوز نشانی ندارید')).toBeVisible()
})

/** A page with two addresses, the one in the خیابان سرو the default. */
async function openWithTwo() {
  const person = await freshPerson(inbox, { kind: 'empty' })
  const { api } = await otherDevice(person)
  await createAddress(api, 'خیابان بهار')
  await createAddress(api, 'خیابان سرو')
  const page = await renderPage('user-info', person)
  await screen.findByRole('button', { name: /^ویرایش: خیابان سرو/ })
  return page
}

test('HST-052 PLT-059 an address is changed in the form that made it, and stays the default', async () => {
  const { user } = await openWithTwo()
  await user.click(screen.getByRole('button', { name: /^ویرایش: خیابان سرو/ }))
  expect(await screen.findByRole('dialog', { name: 'ویرایش نشانی' })).toBeVisible()
  await waitFor(() => expect(field('نشانی')).toHaveValue('خیابان سرو'))
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.clear(field('نشانی'))
  await user.type(field('نشانی'), 'خیابان ماه')
  await user.click(screen.getByRole('button', { name: 'ثبت نشانی' }))
  const row = await screen.findByRole('button', { name: /^ویرایش: خیابان ماه/ })
  expect(row.closest('li')).toHaveTextContent('پیش‌فرض')
  expect(screen.queryByRole('button', { name: /خیابان سرو/ })).toBeNull()
})

test('HST-052 an address is removed after a question, and the other one becomes the default', async () => {
  const { user } = await openWithTwo()
  await user.click(screen.getByRole('button', { name: /^حذف: خیابان سرو/ }))
  await user.click(await screen.findByRole('button', { name: 'نگه داشتن' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('button', { name: /^حذف: خیابان سرو/ }))
  await user.click(await screen.findByRole('button', { name: 'حذف نشانی' }))
  // Elements behind the question have no role.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('button', { name: /خیابان سرو/ })).toBeNull())
  expect(screen.getByRole('button', { name: /^ویرایش: خیابان بهار/ }).closest('li')).toHaveTextContent('پیش‌فرض')
})

test('HST-052 an address that a card is sent to stays, and the reason is said', async () => {
  const { user } = await renderPage('user-info', 'card-waiting')
  await user.click(await screen.findByRole('button', { name: /^حذف: / }))
  await user.click(await screen.findByRole('button', { name: 'حذف نشانی' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('به این نشانی فرستاده می‌شود')
  expect(screen.getByRole('dialog', { name: 'این نشانی حذف شود؟' })).toBeVisible()
})
