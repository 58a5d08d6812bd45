import { asksToSignIn } from '../actions/sign-in-prompt'
import { enterForms, expect, signInAs, test } from '../test'

const messageCount = /\/inbox\/unread\/$/

test('INV-079 INV-080 INV-081 INV-082 a starred fund is found again, told of, and compared by an address that is kept over the sign-in', async ({
  page,
  sandbox,
}) => {
  const compared = '/funds/compare?ids=11307,99999,11541'
  await page.goto(compared)
  await expect(asksToSignIn(page)).toBeVisible()
  await signInAs(page, sandbox, await sandbox.newPerson('investor'), compared)
  await expect(page.getByText('یک یا چند صندوق این نشانی شناخته نشد و کنار گذاشته شد.')).toBeVisible()
  const table = page.getByRole('table', { name: 'بازدهی، کارمزد و ریسک' })
  await expect(table.getByRole('rowheader')).toHaveText([/^چکاد بلند/, /^زرناب هامون/, /^طلا/, /^سپردهٔ بانکی/])
  const chart = page.getByRole('slider', { name: 'نمودار مقایسه از ۱۰۰' })
  await expect(chart.locator('canvas')).toHaveCount(1)
  await chart.press('Home')
  await expect(table.getByRole('row').nth(1)).toContainText('۰٫۰۰٪')

  await table.getByRole('link', { name: 'چکاد بلند' }).click()
  const star = page.getByRole('button', { name: 'نشان کردن صندوق' })
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'هشدار' }).click()
  const sheet = page.getByRole('dialog', { name: 'هشدار چکاد بلند' })
  await sheet.getByRole('textbox').fill('۱')
  await sheet.getByRole('textbox').press('Enter')
  await expect(sheet.getByText('این حد همین حالا رد شده است. حد دیگری وارد کنید.')).toBeVisible()
  await sheet.getByRole('textbox').fill('۹۹۰۰۰')
  await sheet.getByRole('textbox').press('Enter')
  await expect(sheet.getByText('قیمت بالاتر از ۹۹٬۰۰۰ ریال')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'هشدار (۱)' })).toBeVisible()

  await page.goto('/funds?watched=1')
  await expect(page.getByRole('list', { name: 'صندوق‌ها' }).getByRole('link')).toHaveText([/چکاد بلند/])
})

test('INV-079 U17 a star that is pressed after the session died leads to the sign-in, and back to the fund', async ({
  page,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of (400|401)/)
  const counted = page.waitForResponse(messageCount)
  const person = await signIn('investor', '/funds/11307')
  const star = page.getByRole('button', { name: 'نشان کردن صندوق' })
  await star.waitFor()
  await counted
  await sandbox.control('revoke', { sub: person.sub })
  await star.click()
  await expect(page.getByText('زمان نشست شما به پایان رسید')).toBeVisible()
  await enterForms(page, sandbox, person)
  await page.waitForURL('**/funds/11307')
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
})
