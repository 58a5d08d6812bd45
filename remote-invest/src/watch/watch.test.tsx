import { expect, test } from '@jest/globals'
import { getWatchList, listFundAlerts, watchFund } from '@sarv/shared/contract/fund-watch'
import { call } from '@sarv/shared/platform'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { holdResponses } from '../testing/hold-responses'
import { renderInvest } from '../testing/render-invest'
import { watchListQuery } from './watch-queries'

const star = () => screen.findByRole('button', { name: 'نشان کردن صندوق' })
const starred = async () => (await call(getWatchList)).ds_codes

test('INV-079 U8 a star answers at once, is kept at the server and found again in the list', async () => {
  const { unmount, person, platform } = await renderInvest({ path: '/funds/11307' })
  await waitFor(() => expect(platform.queryClient.getQueryData(watchListQuery().queryKey)).toBeDefined())
  const held = holdResponses([watchFund.path])
  await userEvent.click(await star())
  await waitFor(async () => expect(await star()).toHaveAttribute('aria-pressed', 'true'))
  held.release()
  await waitFor(async () => expect(await starred()).toEqual(['11307']))
  unmount()

  const { navigation } = await renderInvest({ path: '/funds', person })
  const row = await screen.findByRole('link', { name: /چکاد بلند نشان‌شده/ })
  expect(row).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'نشان‌شده‌ها' }))
  await waitFor(() =>
    expect(within(screen.getByRole('list', { name: 'صندوق‌ها' })).getAllByRole('link')).toHaveLength(1),
  )
  expect(navigation.place().search).toBe('?watched=1')
})

test('INV-079 a star that was not kept is taken back, and that is said', async () => {
  const person = await newPerson()
  const { toasts } = await renderInvest({ path: '/funds/11307', person })
  await waitFor(async () => expect(await star()).toBeEnabled())
  await forceResponse(person, watchFund.path, { method: 'POST', status: 503, times: 0 })
  await userEvent.click(await star())
  await waitFor(() => expect(toasts).toEqual(['تغییر نشان ثبت نشد. دوباره تلاش کنید.']))
  expect(await star()).toHaveAttribute('aria-pressed', 'false')
  expect(await starred()).toEqual([])
})

test('INV-079 without a star the filter says how to set one, and leads back to all funds', async () => {
  await renderInvest({ path: '/funds?watched=1' })
  expect(await screen.findByRole('heading', { name: 'هنوز صندوقی را نشان نکرده‌اید' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'نمایش همهٔ صندوق‌ها' }))
  expect(within(await screen.findByRole('list', { name: 'صندوق‌ها' })).getAllByRole('link').length).toBeGreaterThan(30)
})

const openSheet = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^هشدار/ }))
  return screen.findByRole('dialog')
}

test('INV-080 an alert of a price is set in any digits, listed and removed', async () => {
  await renderInvest({ path: '/funds/11307' })
  const sheet = await openSheet()
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'قیمت هر واحد' }), '۹۰٬۰۰۰{Enter}')
  expect(await within(sheet).findByText('قیمت بالاتر از ۹۰٬۰۰۰ ریال')).toBeVisible()
  expect(await call(listFundAlerts)).toMatchObject([
    { ds_code: '11307', measure: 'PRICE', direction: 'ABOVE', threshold: 90_000, done_at: null },
  ])
  expect(within(sheet).getByRole('textbox')).toHaveValue('')
  await userEvent.click(within(sheet).getByRole('button', { name: 'حذف هشدار: قیمت بالاتر از ۹۰٬۰۰۰ ریال' }))
  await waitFor(async () => expect(await call(listFundAlerts)).toEqual([]))
})

test('INV-080 an alert of a return names its period, and may be a loss', async () => {
  await renderInvest({ path: '/funds/11307' })
  const sheet = await openSheet()
  await userEvent.click(within(sheet).getByRole('radio', { name: 'بازدهی' }))
  await userEvent.selectOptions(within(sheet).getByRole('combobox', { name: 'دوره' }), 'یک‌ماهه')
  await userEvent.click(within(sheet).getByRole('radio', { name: 'پایین‌تر رفت از' }))
  await userEvent.type(within(sheet).getByRole('textbox', { name: 'بازدهی' }), '-۵٫۵')
  await userEvent.click(within(sheet).getByRole('button', { name: 'ثبت هشدار' }))
  expect(await within(sheet).findByText('بازدهی یک‌ماهه پایین‌تر از −۵٫۵۰٪')).toBeVisible()
  expect(await call(listFundAlerts)).toMatchObject([{ measure: 'monthly_return', direction: 'BELOW', threshold: -5.5 }])
})

test.each([
  ['', 'حد هشدار را وارد کنید.'],
  ['چهل', 'قیمت را به ریال و بدون اعشار وارد کنید.'],
  ['۱۰', 'این حد همین حالا رد شده است. حد دیگری وارد کنید.'],
])('INV-080 of the threshold %j the form says «%s», keeps it and sends nothing', async (typed, said) => {
  await renderInvest({ path: '/funds/11307' })
  const sheet = await openSheet()
  const field = within(sheet).getByRole('textbox')
  if (typed) await userEvent.type(field, typed)
  await userEvent.click(within(sheet).getByRole('button', { name: 'ثبت هشدار' }))
  expect(await within(sheet).findByText(said)).toBeVisible()
  expect(field).toHaveFocus()
  expect(field).toHaveValue(typed)
  expect(await call(listFundAlerts)).toEqual([])
})

test('INV-080 what the server refuses is shown in its words, and what was typed stays', async () => {
  const person = await newPerson()
  await renderInvest({ path: '/funds/11307', person })
  const sheet = await openSheet()
  const detail = 'هم‌زمان حداکثر ۲۰ هشدار می‌توانید داشته باشید. یکی را حذف کنید.'
  await forceResponse(person, listFundAlerts.path, { method: 'POST', status: 409, body: { detail } })
  await userEvent.type(within(sheet).getByRole('textbox'), '95000{Enter}')
  expect(await within(sheet).findByText(detail)).toBeVisible()
  expect(within(sheet).getByRole('textbox')).toHaveValue('۹۵۰۰۰')
})
