import { formatDay } from '@sarv/shared/calendar/format-date'
import { dayOfMonth, tapDay, turnMonths } from '../actions/choose-days'
import { goTo } from '../actions/go-to'
import { tap } from '../actions/tap'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../test'

const long = (iso: string) => formatDay(iso, 'fa')

test('INV-060 INV-067 INV-068 INV-069 days chosen by touch filter the transactions after a reload too @engines', async ({
  page,
  sandbox,
  signIn,
}) => {
  const { sub } = await signIn('empty', '/profile')
  await sandbox.control('orders', { sub, count: 200 })
  await goTo(page, '/fund-orders')
  await tap(page.getByRole('link', { name: 'تراکنش‌ها' }))
  const rows = page.getByRole('main').getByRole('listitem')
  await expect(rows).toHaveCount(20)

  await tap(page.getByRole('link', { name: /همهٔ زمان‌ها انتخاب بازه/ }))
  const apply = page.getByRole('button', { name: 'اعمال' })
  await expect(apply).toBeDisabled()
  await expectAccessible(page, '/date-range')
  for (const name of ['۱ روز', '۱ ماه', '۳ ماه', '۶ ماه', '۱ سال'])
    await expect(page.getByRole('radio', { name })).toBeEnabled()
  const [from, to] = [dayOfMonth(1, 10), dayOfMonth(1, 20)]
  await turnMonths(page, 1)
  await tapDay(page, from)
  await expect(apply).toBeDisabled()
  await tapDay(page, to)
  await tap(apply)

  await expect(page).toHaveURL(`/fund-transactions?from=${from}&to=${to}`)
  const chosen = page.getByRole('link', { name: `${long(from)} تا ${long(to)}` })
  await expect(chosen).toBeVisible()
  // Three a day, on eleven days; the rest comes when the end is seen.
  await expect(async () => {
    await page.mouse.wheel(0, 5_000)
    await expect(rows).toHaveCount(33, { timeout: 500 })
  }).toPass()
  await page.reload()
  await expect(chosen).toBeVisible()
  // Under the heading of its month and year.
  await expect(page.getByRole('heading', { name: new RegExp(`${long(to).replace(/ [۰-۹]{4}$/, '')}$`) })).toBeVisible()

  await tap(chosen)
  await expect(page.getByRole('gridcell', { selected: true })).toHaveCount(11)
  await tap(page.getByRole('button', { name: 'بازگشت' }))
  await expect(page).toHaveURL(`/fund-transactions?from=${from}&to=${to}`)
  await tap(page.getByRole('link', { name: 'نمایش همهٔ زمان‌ها' }))
  await expect(page).toHaveURL('/fund-transactions')
  await page.goBack()
  await expect(page).toHaveURL('/fund-orders')
})
