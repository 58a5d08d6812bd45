import type { Page } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { expectAccessible } from '../checks/accessible'
import { expect, test } from '../test'

const zone = (page: Page) => page.getByRole('complementary', { name: 'در یک نگاه' })
const part = (page: Page, name: string) => zone(page).getByRole('region', { name, exact: true })
const widthOf = async (page: Page) => (await page.getByRole('main').boundingBox())?.width

test('HST-074 a wide window has a third zone after its page is drawn, each part of it a remote’s own @desktop', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/ERR_/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  await page.setViewportSize({ width: 1199, height: 800 })
  await signIn('investor', '/profile')
  const { base } = platform.remote('bank')
  await platform.remote('support').stop()
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain(base)
  const narrow = await widthOf(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  // Its room, at once.
  expect(await widthOf(page)).toBe((narrow ?? 0) + 81 - 320)
  await expect(part(page, 'ارزش کل دارایی')).toBeVisible()
  await expect(part(page, 'موجودی حساب')).toContainText('ریال')
  await expect(zone(page)).toContainText('بخش پشتیبانی باز نشد')
  await platform.remote('support').start()
  await zone(page).getByRole('button', { name: 'تلاش دوباره' }).click()
  await expect(zone(page).getByRole('heading', { name: 'راهنمای این صفحه' })).toBeVisible()
  await expectAccessible(page, 'the third zone')
  await goTo(page, '/assets')
  await expect(part(page, 'ارزش کل دارایی')).toHaveCount(0)
  await goTo(page, '/chatbot')
  await expect(zone(page)).toHaveCount(0)
})

test('HST-075 the third zone is closed, and stays closed in the frame and after a reload @desktop', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('empty', '/profile')
  const open = await widthOf(page)
  await zone(page).getByRole('button', { name: 'بستن ستون کناری' }).click()
  const closed = await widthOf(page)
  expect(closed).toBe((open ?? 0) + 320 - 64)
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${platform.origin}/main.*.js`, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/profile', { waitUntil: 'commit' })
  await expect(page.locator('[data-frame="shell"]')).toBeVisible()
  expect(await widthOf(page)).toBe(closed)
  release()
  await zone(page).getByRole('button', { name: 'باز کردن ستون کناری' }).click()
  expect(await widthOf(page)).toBe(open)
  await expect(zone(page).getByRole('heading', { name: 'راهنمای این صفحه' })).toBeVisible()
})

test('HST-076 a question from the third zone stands in the assistant’s field and in no address @desktop', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('empty', '/profile')
  const question = 'پول فروش چه زمانی می‌رسد؟'
  await zone(page).getByRole('textbox', { name: 'گفت‌وگو با دستیار' }).fill(question)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'سؤال خود را بنویسید' })).toHaveValue(question)
  expect(page.url()).toBe(`${platform.origin}/chatbot`)
  expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain('پول')
})

test('HST-077 keys open tabs and their list, do nothing in a field, and can be switched off @desktop', async ({
  page,
  signIn,
}) => {
  await signIn('empty', '/profile')
  await expect(zone(page)).toBeVisible()
  const list = page.getByRole('dialog', { name: 'میان‌برهای صفحه‌کلید' })
  await expect(async () => {
    await page.keyboard.press('Shift+Slash')
    await expect(list).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await expect(page).toHaveURL(/\/investment$/)
  await page.keyboard.press('h')
  await expect(page.getByText('مبلغ‌ها پنهان شد')).toBeVisible()
  await goTo(page, '/faq')
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('gh')
  await expect(page.getByRole('searchbox')).toHaveValue('gh')
  await page.getByRole('banner').getByRole('heading').focus()
  await page.keyboard.press('b')
  await expect(page).toHaveURL(/\/investment$/)
  await page.keyboard.press('Shift+Slash')
  await list.getByRole('checkbox', { name: 'میان‌برها روشن باشد' }).uncheck({ force: true })
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(zone(page)).toBeVisible()
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await zone(page).getByRole('button', { name: 'میان‌برهای صفحه‌کلید' }).click()
  await expect(list.getByRole('checkbox')).not.toBeChecked()
  await expect(page).toHaveURL(/\/investment$/)
})
