import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { builtPage } from '@sarv/platform/delivery/console/page-build'
import { serveConsole } from '@sarv/platform/delivery/console/serve-console'
import { changeCatalogue, readCatalogue } from '@sarv/platform/delivery/store/catalogue/catalogue-store'
import { folderStore } from '@sarv/platform/delivery/store/folder-store'
import { addLock, removeLocks } from '@sarv/platform/delivery/store/locks'
import type { Store } from '@sarv/platform/delivery/store/store'
import { announceHost } from '@sarv/platform/delivery/store/versions/host-versions'
import { builtFixture } from '@sarv/platform/delivery/testing/built-fixture'
import { hostFixture } from '@sarv/platform/delivery/testing/host-fixture'
import { publishFixture } from '@sarv/platform/delivery/testing/published-fixture'
import { clientId, type FakeOidcProvider, startFakeOidcProvider } from '@sarv/platform/testing/fake-oidc-provider'
import { watchPageErrors } from '../browser/page-errors'
import { expectAccessible } from '../checks/accessible'
import { browserTest } from '../test'

interface Service {
  readonly origin: string
  readonly store: Store
  readonly provider: FakeOidcProvider
}

/** The console of a delivery service, whose provider signs Sara in, of the team of pma. */
const test = browserTest.extend<{ service: Service; errors: Awaited<ReturnType<typeof watchPageErrors>> }>({
  service: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'sarv-console-'))
    const store = folderStore(folder)
    await fill(store)
    const provider = await startFakeOidcProvider()
    provider.signsIn = 'sara'
    const issuer = { issuer: provider.origin, who: 'email', client: clientId, groups: 'groups' }
    const running = await serveConsole({
      store,
      keys: {},
      env: {},
      page: await builtPage(),
      who: 'nobody',
      port: 0,
      table: {
        issuers: { people: issuer },
        grants: [
          { issuer: 'people', claims: { groups: 'pma-team' }, remotes: ['owned'], may: '*' },
          { issuer: 'people', claims: {}, remotes: ['*'], may: ['promote', 'lock', 'unlock'] },
        ],
      },
      log: (line) => process.stderr.write(`${line}\n`),
    })
    await use({ origin: running.origin, store, provider })
    await Promise.all([running.close(), provider.close()])
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

const titles = { pma: { fa: 'سبدگردانی', en: 'Portfolios' }, bank: { fa: 'بانک', en: 'Bank' } }
const built = (name: keyof typeof titles, version: string) => builtFixture(name, { version, title: titles[name] })

async function fill(store: Store): Promise<void> {
  await announceHost(store, hostFixture('1.0.0'), 'nima')
  await publishFixture(store, built('pma', '1.1.0'))
  await publishFixture(store, { ...built('bank', '1.1.0'), storage: ['savings'] })
  const remotes = (['pma', 'bank'] as const).map((name) => ({
    base: `https://cdn.example/${name}`,
    current: built(name, '1.0.0'),
  }))
  await changeCatalogue(store, {}, (before) => ({ ...before, remotes }), { who: 'nima', verb: 'promote' })
}

/** Who signs in, that many seconds ago. */
const sara = (age: number) => ({
  email: 'sara@site.com',
  groups: ['pma-team'],
  auth_time: Math.floor(Date.now() / 1000) - age,
})

test('PLT-088 console: who is signed in sees what they may, locks in a window, is refused by a lock, and signs in again to switch off without losing a word @both', async ({
  page,
  service: { origin, store, provider },
  errors,
}) => {
  // Older than the step-up allows, and young enough for the sign-in, whose clocks may differ by half a minute.
  provider.claims = sara(310)
  await page.goto(`${origin}/remotes/bank`)
  await expect(page).toHaveURL(`${origin}/remotes/bank`)
  await expect(page.getByRole('banner')).toContainText('sara@site.com (people)')
  await expect(page.getByText('اجازهٔ این کارها را ندارید: بازگشت، خاموش کردن.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'خاموش کردن' })).toHaveCount(0)
  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: 'انتشار', exact: true }).click()
  await sheet.getByRole('radio', { name: 'همه' }).press('Space')
  await expect(sheet.getByText('+ storage savings')).toBeVisible()
  await expect(sheet.getByText('موافقت با اختیارهای جدید از اجازهٔ شما بیرون است.')).toBeVisible()
  await expect(sheet.getByRole('checkbox')).toHaveCount(0)

  await page.goto(`${origin}/remotes/pma`)
  const lock = page.getByRole('button', { name: 'قفل کردن', exact: true })
  const promotion = page.getByRole('button', { name: 'انتشار', exact: true }).first()
  await expect(page.getByText('اجازهٔ این کارها را ندارید')).toHaveCount(0)
  await lock.click()
  await sheet.getByRole('radio', { name: 'در یک بازه' }).press('Space')
  await sheet.getByLabel('ساعت پایان').fill('۲۵:۰۰')
  await sheet.getByRole('button', { name: 'قفل کردن' }).click()
  await expect(sheet.getByLabel('ساعت پایان')).toBeFocused()
  await expect(sheet.getByText('مانند ۱۸:۳۰ بنویسید.')).toBeVisible()
  await sheet.getByLabel('ساعت پایان').fill('۱۸۳۰')
  await sheet.getByLabel('دلیل').fill('حسابرس‌ها اینجا هستند')
  await expectAccessible(page, 'lock')
  await sheet.getByRole('button', { name: 'قفل کردن' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('این بخش قفل است')).toBeVisible()
  await expect(promotion).toBeDisabled()
  await expect(promotion).toHaveAccessibleDescription(/تا .*۱۸:۳۰.*sara@site\.com.*حسابرس‌ها اینجا هستند/)
  await expectAccessible(page, 'locked remote', 'dark')

  await page.getByRole('button', { name: 'باز کردن قفل' }).click()
  await sheet.getByRole('button', { name: 'باز کردن قفل' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(promotion).toBeEnabled()

  await promotion.click()
  await sheet.getByLabel('دلیل').fill('رسید جدید')
  await expect(sheet.getByText('۱۰٪ از مردم')).toBeVisible()
  await addLock(store, { name: 'all', why: 'تعطیلات', by: 'leila@site.com (people)' }, Date.now())
  errors.expectComplaints(/a status of 422 /)
  await sheet.getByRole('button', { name: 'انتشار', exact: true }).click()
  await expect(sheet.getByRole('alert')).toContainText(/قفل است.*SARV-232.*leila@site\.com/)
  await page.keyboard.press('Escape')
  await expect(page.getByText('همهٔ بخش‌ها قفل‌اند')).toBeVisible()
  await expect(promotion).toBeDisabled()
  await page.getByRole('link', { name: 'بخش‌ها' }).first().click()
  await expect(page.getByRole('row').filter({ hasText: 'بانک' })).toContainText('قفل')
  await expectAccessible(page, 'locks')
  await page.getByRole('button', { name: 'باز کردن قفل همه' }).click()
  await sheet.getByRole('button', { name: 'باز کردن قفل' }).click()
  await expect(page.getByRole('heading', { name: 'قفل‌ها' })).toHaveCount(0)

  await page.getByRole('link', { name: 'سبدگردانی' }).click()
  await page.getByRole('button', { name: 'خاموش کردن' }).click()
  await sheet.getByLabel('پیام به فارسی').fill('تا ساعت ۱۸ بسته است')
  await sheet.getByLabel('پیام به انگلیسی').fill('Closed until 18:00')
  await sheet.getByLabel('دلیل').fill('داده‌ها نرسیده است')
  await sheet.getByRole('button', { name: 'خاموش کردن' }).click()
  await expect(sheet.getByRole('alert')).toContainText('SARV-233')
  provider.claims = sara(0)
  await sheet.getByRole('button', { name: 'دوباره وارد شوید' }).click()
  await expect(sheet.getByLabel('پیام به فارسی')).toHaveValue('تا ساعت ۱۸ بسته است')
  await expect(sheet.getByLabel('پیام به انگلیسی')).toHaveValue('Closed until 18:00')
  await expect(sheet.getByLabel('دلیل')).toHaveValue('داده‌ها نرسیده است')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await sheet.getByRole('button', { name: 'خاموش کردن' }).click()
  await expect(sheet.getByText('انجام شد')).toBeVisible()
  const { catalogue } = await readCatalogue(store, {})
  expect(catalogue.by).toBe('sara@site.com (people)')

  await page.goto(`${origin}/audit`)
  const entries = page.getByRole('list', { name: 'تاریخچهٔ تغییرها' }).getByRole('listitem')
  await expect(entries.filter({ hasText: /pma.* از .*، ساعت .* تا .*، ساعت ۱۸:۳۰ قفل می‌شود/ }).first()).toContainText(
    'sara@site.com (people)',
  )
  await expect(entries.filter({ hasText: 'قفل همهٔ بخش‌ها باز می‌شود' }).first()).toBeVisible()
})

test('PLT-088 console: a session that ends in the middle of a sheet, or of a search, goes on after the sign-in; who signs out is out', async ({
  page,
  context,
  service: { origin, store, provider },
  errors,
}) => {
  provider.claims = sara(0)
  await page.goto(origin)
  await page.getByRole('searchbox').fill('ba')
  await expect(page).toHaveURL(`${origin}/?search=ba`)
  await page.getByRole('button', { name: 'قفل کردن همه' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('دلیل').fill('تعطیلات نوروز')
  await context.clearCookies()
  errors.expectComplaints(/a status of 401 /)
  await sheet.getByRole('button', { name: 'قفل کردن' }).click()
  await expect(sheet.getByRole('alert')).toContainText('نشست شما در کنسول تمام شده است')
  await sheet.getByRole('button', { name: 'دوباره وارد شوید' }).click()
  await expect(page).toHaveURL(`${origin}/?search=ba`)
  await expect(sheet.getByLabel('دلیل')).toHaveValue('تعطیلات نوروز')
  await sheet.getByRole('button', { name: 'قفل کردن' }).click()
  await expect(page.getByRole('heading', { name: 'قفل‌ها' })).toBeVisible()
  await removeLocks(store, 'all', Date.now())

  await context.clearCookies()
  await expect(page.getByText('نشست شما در کنسول تمام شده است')).toBeVisible()
  await page.getByRole('button', { name: 'دوباره وارد شوید' }).click()
  await page.getByRole('button', { name: 'خروج' }).click()
  await expect(page.getByRole('heading', { name: 'از کنسول خارج شدید' })).toBeVisible()
  expect((await context.request.get(`${origin}/api/remotes`)).status()).toBe(401)
})
