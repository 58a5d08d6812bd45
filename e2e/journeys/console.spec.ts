import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import type { HealthMinute } from '@sarv/platform/contract/health-report'
import { bucketOf, noHealth } from '@sarv/platform/contract/health-sums'
import { builtPage } from '@sarv/platform/delivery/console/page-build'
import { type RunningConsole, serveConsole } from '@sarv/platform/delivery/console/serve-console'
import { promote } from '@sarv/platform/delivery/store/catalogue/catalogue-changes'
import { changeCatalogue, readCatalogue } from '@sarv/platform/delivery/store/catalogue/catalogue-store'
import { folderStore } from '@sarv/platform/delivery/store/folder-store'
import { keepMinute, minuteOf } from '@sarv/platform/delivery/store/health/health-minutes'
import type { Store } from '@sarv/platform/delivery/store/store'
import { announceHost } from '@sarv/platform/delivery/store/versions/host-versions'
import { builtFixture } from '@sarv/platform/delivery/testing/built-fixture'
import { hostFixture } from '@sarv/platform/delivery/testing/host-fixture'
import { publishFixture } from '@sarv/platform/delivery/testing/published-fixture'
import { remotesFixture } from '@sarv/platform/page/server/testing/catalogue-fixture'
import { watchPageErrors } from '../browser/page-errors'
import { expectAccessible, expectComplete } from '../checks/accessible'
import { browserTest } from '../test'

interface Opened extends RunningConsole {
  readonly store: Store
}

/** The console over a store of 1,000 remotes; any console or policy error that a test did not announce fails it. */
const test = browserTest.extend<{ opened: Opened; errors: Awaited<ReturnType<typeof watchPageErrors>> }>({
  opened: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sarv-console-'))
    const store = folderStore(folder)
    await fill(store)
    const log = (line: string) => process.stderr.write(`${line}\n`)
    const running = await serveConsole({ store, keys: {}, env: {}, page: await builtPage(), who: 'نیما', port: 0, log })
    await use({ ...running, store })
    await running.close()
    rmSync(folder, { recursive: true })
  },
  errors: [
    async ({ context }, use) => {
      const errors = await watchPageErrors(context)
      await use(errors)
      expect(errors.unexpected(), 'policy reports, page errors and console errors').toEqual([])
    },
    { auto: true },
  ],
})

const next = (version: string) => builtFixture('remote0042', { version, shared: { react: '^19.3.1' } })

async function fill(store: Store): Promise<void> {
  await announceHost(store, hostFixture('1.0.0'), 'nima')
  for (const version of ['1.1.0', '1.2.0']) await publishFixture(store, next(version), 'نیما')
  const remotes = remotesFixture(1_000)
  await changeCatalogue(store, {}, (before) => ({ ...before, remotes }), { who: 'نیما', verb: 'promote' })
  const seen = noHealth({ name: 'remote0042', version: '1.0.0', owner: 'team' })
  const phases = { ...seen.phases, mount: seen.phases.mount.with(bucketOf(40), 90) }
  const vitals = { ...seen.vitals, inp: seen.vitals.inp.with(bucketOf(60), 40) }
  const heard = [{ ...seen, opened: 90, failed: { integrity: 10 }, phases, vitals }]
  const minute = minuteOf(Date.now())
  const failed = { name: 'remote0042', version: '1.0.0', first: minute, last: minute }
  const failures: HealthMinute['failures'] = [
    { ...failed, reason: 'integrity', count: 10 },
    { ...failed, reason: 'later', count: 4 },
    { ...failed, reason: 'later', count: 4, message: 'TypeError: boom', trace: 'a'.repeat(32) },
  ]
  await keepMinute(store, { minute, server: 'one', remotes: heard, failures })
}

const press = async (page: Page, target: Locator, key = 'Enter') => {
  await target.focus()
  await page.keyboard.press(key)
}

test('console: among 1,000 remotes one is found, tried by some, and switched off after a conflict, by keyboard @desktop', async ({
  page,
  opened,
  errors,
}) => {
  await page.goto(opened.origin)
  await expect(page.getByRole('radio', { name: 'همه (۱٬۰۰۰)' })).toBeChecked()
  await expect(page.getByRole('row')).toHaveCount(51)
  await page.getByRole('searchbox').focus()
  await page.keyboard.type('remote0042')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expectComplete(page, 'list')
  await expectAccessible(page, 'list')
  await press(page, page.getByRole('link', { name: 'بخش remote0042' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('بخش remote0042')
  await expect(page.locator('canvas')).toBeVisible()
  await expectComplete(page, 'remote')
  await expectAccessible(page, 'remote', 'dark')

  const promotion = page.getByRole('button', { name: 'انتشار', exact: true }).first()
  await press(page, promotion)
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('نسخه', { exact: true }).selectOption('1.2.0')
  await sheet.getByLabel('درصد').fill('۵')
  await expect(sheet.getByText('۵٪ از مردم')).toBeVisible()
  const submit = sheet.getByRole('button', { name: 'انتشار', exact: true })
  await press(page, submit)
  await expect(sheet.getByText('دلیل را با دست‌کم سه حرف بنویسید.')).toBeVisible()
  await expect(sheet.getByLabel('دلیل')).toBeFocused()
  await expectAccessible(page, 'sheet')
  await page.keyboard.type('رسید جدید')
  await press(page, submit)
  await expect(sheet.getByText('انجام شد')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(promotion).toBeFocused()
  const [tried] = (await readCatalogue(opened.store, {})).catalogue.remotes.filter(({ canary }) => canary)
  expect(tried).toMatchObject({ current: { name: 'remote0042' }, canary: { percent: 5, built: { version: '1.2.0' } } })

  await press(page, promotion)
  await press(page, sheet.getByRole('radio', { name: 'گام‌به‌گام' }), 'Space')
  await sheet.getByLabel('گام‌ها به درصد').fill('۵،۵۰،۱۰۰')
  await expect(sheet.getByText('خودکار پیش می‌رود')).toContainText('۵، ۵۰، ۱۰۰٪، هر گام دست‌کم ۳۰ دقیقه')
  await expectAccessible(page, 'ramp')
  await sheet.getByLabel('دلیل').fill('گام به گام')
  await press(page, submit)
  await expect(sheet.getByText('انجام شد')).toBeVisible()
  await page.keyboard.press('Escape')
  await press(page, page.getByRole('button', { name: 'مکث' }))
  await sheet.getByLabel('دلیل').fill('پشتیبانی خواسته است')
  await press(page, sheet.getByRole('button', { name: 'مکث' }))
  await expect(sheet.getByText('انجام شد')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'ادامه', exact: true })).toBeVisible()
  await expect(page.getByText('پیش از گام ۵۰٪ مکث شده است')).toBeVisible()

  await press(page, page.getByRole('button', { name: 'خاموش کردن' }))
  await expect(sheet.getByText('پس از پر کردن خانه‌ها')).toBeVisible()
  const sara = { who: 'سارا', verb: 'promote' }
  await changeCatalogue(opened.store, {}, (before) => promote(before, { built: next('1.2.0') }), sara)
  await sheet.getByLabel('پیام به فارسی').fill('تا ساعت ۱۸ بسته است')
  await sheet.getByLabel('پیام به انگلیسی').fill('Closed until 18:00')
  await sheet.getByLabel('دلیل').fill('داده‌ها نرسیده است')
  errors.expectComplaints(/409/)
  const off = sheet.getByRole('button', { name: 'خاموش کردن' })
  await press(page, off)
  const conflict = sheet.getByRole('alert')
  await expect(conflict).toContainText('کس دیگری تغییر داده')
  await expect(conflict).toContainText('سارا')
  await expect(sheet.getByLabel('دلیل')).toHaveValue('داده‌ها نرسیده است')
  await press(page, conflict.getByRole('button', { name: 'دیدن وضعیت جدید' }))
  await expect(sheet.getByText('خاموش می‌شود')).toBeVisible()
  await press(page, off)
  await expect(sheet.getByText('انجام شد')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'روشن کردن' })).toBeVisible()
  const entry = page.getByRole('list', { name: 'تاریخچهٔ تغییرها' }).getByRole('listitem').first()
  await expect(entry).toContainText('داده‌ها نرسیده است')
})

test('PLT-083 console: what a version may do in addition is shown before it goes to all, who promotes it agrees, and the audit log has it', async ({
  page,
  opened,
}) => {
  const authority = {
    operations: ['GET /fund/api/v1/accounts/', 'POST /fund/api/v1/accounts/'],
    abilities: ['showPdf'],
  }
  await publishFixture(opened.store, { ...next('1.3.0'), storage: ['savings'], authority }, 'نیما')
  await page.goto(`${opened.origin}/remotes/remote0042`)
  await press(page, page.getByRole('button', { name: 'انتشار', exact: true }).first())
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('نسخه', { exact: true }).selectOption('1.3.0')
  await expect(sheet.getByText('۱۰٪ از مردم')).toBeVisible()
  await press(page, sheet.getByRole('radio', { name: 'همه' }), 'Space')
  await expect(sheet.getByText('هنوز کسی با آن‌ها موافقت نکرده است')).toBeVisible()
  await expect(sheet.getByText('+ storage savings')).toBeVisible()
  await expectAccessible(page, 'agreement')
  await press(page, sheet.getByRole('checkbox', { name: 'با اختیارهای جدید این نسخه موافقم.' }), 'Space')
  await expect(sheet.getByText('اختیارهای جدید')).toHaveCount(2)
  await expect(sheet.getByRole('checkbox')).toBeChecked()
  await sheet.getByLabel('دلیل').fill('پس‌انداز آماده است')
  await press(page, sheet.getByRole('button', { name: 'انتشار', exact: true }))
  await expect(sheet.getByText('انجام شد')).toBeVisible()
  await page.keyboard.press('Escape')
  const entry = page.getByRole('list', { name: 'تاریخچهٔ تغییرها' }).getByRole('listitem').first()
  await expect(entry).toContainText('storage savings')
})

test('PLT-114 PLT-115 PLT-116 PLT-117 console: what fails comes first and says why, the log is searched, and a remote is taken out @desktop', async ({
  page,
  opened,
}) => {
  await page.goto(opened.origin)
  const first = page.getByRole('row').nth(1)
  await expect(first).toContainText('remote0042')
  await expect(first).toContainText('پرخطا')
  await expect(page.getByRole('row').nth(2)).toContainText('remote0000')
  await press(page, first.getByRole('link'))
  const health = page.getByRole('region', { name: 'سلامت روی دستگاه مردم' })
  await expect(health).toContainText('فایلی همان نبود که منتشر شده است')
  await expect(health.getByRole('list', { name: 'پیام خطا' })).toContainText(/TypeError: boom.*۴ بار.*a{32}/)
  await press(page, health.getByRole('radio', { name: '۳۰ روز' }), 'Space')
  await expect(health.getByText('هنوز گزارشی نیست')).toBeVisible()
  await expect(health.getByText('در این مدت خطایی نبوده است')).toBeVisible()
  await expectAccessible(page, 'range')

  await press(page, page.getByRole('button', { name: 'خاموش کردن' }))
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('پیام به فارسی').fill('بسته است')
  await sheet.getByLabel('پیام به انگلیسی').fill('Closed')
  await sheet.getByLabel('دلیل').fill('جای دیگری آمده است')
  await press(page, sheet.getByRole('button', { name: 'خاموش کردن' }))
  await expect(sheet.getByText('انجام شد')).toBeVisible()
  await page.keyboard.press('Escape')
  await press(page, page.getByRole('button', { name: 'کنار گذاشتن' }))
  await expect(sheet.getByText('از فهرست بیرون می‌رود')).toBeVisible()
  await expectAccessible(page, 'retire')
  await sheet.getByLabel('دلیل').fill('جای دیگری آمده است')
  await press(page, sheet.getByRole('button', { name: 'کنار گذاشتن' }))
  await expect(sheet.getByText('انجام شد')).toBeVisible()
  await press(page, sheet.getByRole('button', { name: 'بستن' }).last())
  await expect(page.getByRole('radio', { name: 'همه (۹۹۹)' })).toBeChecked()

  await press(page, page.getByRole('link', { name: 'تاریخچه' }))
  const log = page.getByRole('list', { name: 'تاریخچهٔ تغییرها' })
  await page.getByLabel('بخش', { exact: true }).fill('0042')
  await expect(log.getByText('کنار گذاشتن')).toBeVisible()
  await page.getByLabel('کار', { exact: true }).selectOption('kill')
  await expect(log.getByText('کنار گذاشتن')).toHaveCount(0)
  await expect(page).toHaveURL(/about=0042&verb=kill/)
  await expect(log.getByRole('listitem').first()).toContainText('به وقت تهران')
  await expectComplete(page, 'log')
  await expectAccessible(page, 'log', 'dark')
  await page.getByLabel('شخص').fill('کسی دیگر')
  await expect(page.getByText('تغییری با این جست‌وجو پیدا نشد')).toBeVisible()
  await press(page, page.getByRole('button', { name: 'پاک کردن جست‌وجو' }))
  await expect(page).toHaveURL(/audit$/)
  await press(page, log.getByRole('link', { name: 'remote0001' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('بخش remote0001')
})

test('console: audit log and dependencies, in English, and what a version changes @desktop @deep', async ({
  page,
  opened,
}) => {
  await page.goto(`${opened.origin}/audit`)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.getByText('remote0000')).toBeVisible()
  await expect(page.getByRole('button', { name: 'and 994 more' })).toBeVisible()
  await expectAccessible(page, 'audit', 'dark')
  await page.getByRole('link', { name: 'Dependencies' }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByText('1,000 remotes').first().click()
  await expect(page.getByRole('link', { name: 'remote0007' })).toBeVisible()
  await expectComplete(page, 'dependencies')
  await expectAccessible(page, 'dependencies')
  await page.goto(`${opened.origin}/remotes/remote0042`)
  const newest = page.getByRole('region', { name: 'Published versions' }).getByRole('listitem').first()
  await expect(newest).toContainText(/1\.2\.0.*14\d\d.*نیما.*none/)
  await page.getByRole('button', { name: 'Compare 1.2.0' }).click()
  await expect(page.getByText('0 the same, 1 new, 24 gone')).toBeVisible()
  await page.getByText('The same figures as a table').click()
  await expect(page.getByRole('cell', { name: '10%' })).toBeVisible()
  await page.getByText('Response (INP) p75').click()
  await expect(page.getByRole('cell', { name: '69 ms' })).toBeVisible()
  await page.getByText('Largest paint (LCP) p75').click()
  await expect(page.getByText('No reports yet')).toBeVisible()
})
