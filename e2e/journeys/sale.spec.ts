import type { Page } from '@playwright/test'
import { expect, test } from '../test'

const fund = { code: '11307', name: 'چکاد بلند' }
const orders = '/fund/api/v1/orders/'
const waiting = (page: Page) => page.getByRole('region', { name: 'درخواست‌های در حال پردازش' })

/** Fills the form of /sell as people do; the confirmation stands open afterwards. */
async function confirmSale(page: Page, units: string): Promise<void> {
  await page.getByRole('textbox', { name: 'تعداد واحد فروش' }).fill(units)
  await page.getByRole('button', { name: 'ادامه', exact: true }).click()
  await page.getByRole('dialog', { name: 'تأیید فروش' }).waitFor()
}

const submit = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'ثبت سفارش فروش' })

test('INV-034 INV-023 T16 units are sold once, however often it is pressed and in two tabs @engines', async ({
  page,
  context,
  sandbox,
  signIn,
}) => {
  const { sub } = await signIn('investor', `/funds/${fund.code}`)
  const sent = async () =>
    (await sandbox.calls()).filter((call) => call.sub === sub && call.method === 'POST' && call.path === orders)
  await page.getByRole('link', { name: 'فروش', exact: true }).click()
  await expect(page).toHaveURL(/\/sell\?fund=11307$/)
  await page.getByRole('button', { name: 'همهٔ واحدها' }).click()
  await page.getByRole('textbox', { name: 'تعداد واحد فروش' }).fill('۹۹۹۹۹۹۹')
  await expect(page.getByText(/بیشتر از واحدهای شماست/)).toBeVisible()
  await confirmSale(page, '3')
  const other = await context.newPage()
  await other.goto(`/sell?fund=${fund.code}`)
  await confirmSale(other, '3')

  // The server answers only after all four presses: otherwise the second of two would hit the page that follows.
  let release = () => {}
  const pressed = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route(`**${orders}`, async (route) => {
    await pressed
    await route.fallback()
  })
  await submit(page).dblclick()
  await submit(other).dblclick()
  release()
  await expect(page).toHaveURL(/\/fund-order\/\d+$/)
  await expect(other).toHaveURL(page.url())
  expect(await sent()).toHaveLength(1)
  await expect(page.getByRole('heading', { name: `فروش ${fund.name}` })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/funds\/11307$/)
})

test('T16 F2 F41 U8 a sale whose response is lost is pending over a reload, and is made once', async ({
  page,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/ERR_|Failed to load resource/)
  const { sub } = await signIn('investor', '/profile')
  await sandbox.control('force', { sub, path: orders, method: 'POST', cut: 'start', after: true, times: 0 })
  await page.goto(`/sell?fund=${fund.code}`)
  await confirmSale(page, '2')
  await submit(page).click()
  await expect(page.getByRole('dialog', { name: 'در حال پردازش' })).toContainText('هیچ‌وقت دو بار ثبت نمی‌شود')
  await page.getByRole('link', { name: 'دیدن سفارش‌ها' }).click()
  await expect(waiting(page)).toContainText('در حال پردازش است')
  await page.reload()
  await expect(waiting(page)).toContainText('در حال پردازش است')

  await sandbox.clearForced(sub)
  await expect(waiting(page)).toContainText('ثبت شد')
  await waiting(page).getByRole('link', { name: 'دیدن سفارش' }).click()
  await expect(page.getByRole('heading', { name: `فروش ${fund.name}` })).toBeVisible()
  await page.goto(`/fund-orders?dscode=${fund.code}`)
  const rows = page.getByRole('list', { name: 'سفارش‌ها' }).getByRole('listitem')
  await expect(rows.filter({ hasText: 'فروش' }).filter({ hasText: 'در انتظار' })).toHaveCount(1)
})
