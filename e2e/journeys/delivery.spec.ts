import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { isInCanary } from '@sarv/platform/contract/canary'
import { catalogueKey } from '@sarv/platform/delivery/store/catalogue/catalogue-path'
import { signCatalogue } from '@sarv/platform/delivery/store/catalogue/catalogue-signature'
import { readCatalogue } from '@sarv/platform/delivery/store/catalogue/catalogue-store'
import { catalogueKeysFrom } from '@sarv/platform/delivery/store/catalogue/signing-keys'
import { orderUnits } from '../actions/buy-units'
import { goTo } from '../actions/go-to'
import { signOut } from '../actions/sign-out'
import { test } from '../delivery-test'
import { type Delivery, versionsOn } from '../platform/delivery-platform'
import type { Person, SandboxClient } from '../platform/sandbox-client'
import { makeRemote } from '../remotes/make-remote'
import { cardOf, sectionOf, wordsOf } from '../remotes/sections'
import { expect, signInAs } from '../test'

const support = sectionOf('support')
const bank = sectionOf('bank')
const invest = sectionOf('invest')
const next = '9.9.9'
const nextWords = (page: Page) => page.getByRole('main').getByText('نسخهٔ جدید').first()
const publishNext = (delivery: Delivery) => delivery.publishChanged('support', next, 'جست‌وجو در سؤال‌ها', 'نسخهٔ جدید')

/** A person who gets a canary for half of the people, and a person who does not. */
async function onEitherSide(sandbox: SandboxClient): Promise<{ inside: Person; outside: Person }> {
  const found: { inside?: Person; outside?: Person } = {}
  for (;;) {
    const person = await sandbox.newPerson()
    found[isInCanary('support', { percent: 50 }, person) ? 'inside' : 'outside'] = person
    const { inside, outside } = found
    if (inside && outside) return { inside, outside }
  }
}

/** The addresses of the documents that the page loads from now on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(new URL(request.url()).pathname)
  })
  return documents
}

/** Goes to a place at which the page must make room for a document of its own. */
async function goToDocument(page: Page, place: string): Promise<void> {
  const loaded = page.waitForEvent('load')
  // The page that is told to go may be gone before it has answered.
  await goTo(page, place).catch((error: Error) => expect(error.message).toContain('Execution context was destroyed'))
  await loaded
}

test('preview: its address shows a published version in one browser of the live shell, until that browser leaves it @engines', async ({
  page,
  platform,
  sandbox,
  delivery,
}) => {
  const { base: origin } = platform.remote('support')
  await publishNext(delivery)
  const said = await delivery.sarv('preview', `support@${next}`, '--against', platform.origin)
  await signInAs(page, sandbox, await sandbox.newPerson(), support.path)
  await expect(wordsOf(page, support)).toBeVisible()

  await page.goto(/https?:\S+/.exec(said)?.[0] ?? '')
  await expect(page.getByText(`support ${next}`)).toBeVisible()
  await page.getByRole('button', { name: 'نمایش در این مرورگر' }).click()
  await expect(nextWords(page)).toBeVisible()
  expect(await versionsOn(page, origin)).toEqual([next])
  const badge = page.getByRole('complementary').filter({ hasText: 'پیش‌نمایش' })
  await expect(badge).toContainText(next)
  await page.reload()
  await expect(nextWords(page)).toBeVisible()

  await badge.getByRole('button', { name: 'خروج' }).click()
  await expect(wordsOf(page, support)).toBeVisible()
  await expect(badge).toHaveCount(0)
})

test("canary: its members run it from sign-in and after reloads, the browser's next person does not @engines", async ({
  page,
  platform,
  sandbox,
  delivery,
}) => {
  const { base: origin } = platform.remote('support')
  await publishNext(delivery)
  await delivery.sarv('promote', `support@${next}`, '--percent', '50')
  const { inside, outside } = await onEitherSide(sandbox)

  await signInAs(page, sandbox, inside, support.path)
  await expect(nextWords(page)).toBeVisible()
  expect(await versionsOn(page, origin)).toEqual([next])
  await page.reload()
  await expect(nextWords(page)).toBeVisible()
  expect(await versionsOn(page, origin)).toEqual([next])

  await page.goto('/profile')
  await signOut(page)
  await expect(page).toHaveURL(`${platform.origin}/`)
  await expect(page.getByRole('button', { name: 'ورود یا ثبت‌نام' })).toBeVisible()
  expect((await page.context().cookies()).filter(({ name }) => name === 'sarv-canary')).toEqual([])
  await signInAs(page, sandbox, outside, support.path)
  await expect(wordsOf(page, support)).toBeVisible()
  expect(await versionsOn(page, origin)).not.toContain(next)
  await page.reload()
  await expect(wordsOf(page, support)).toBeVisible()
})

test('kill: an open tab shows the message at its next navigation, and revive brings the remote back', async ({
  page,
  signIn,
  delivery,
}) => {
  await signIn(undefined, support.path)
  await expect(wordsOf(page, support)).toBeVisible()
  await delivery.sarv('kill', 'support', '--message-fa', 'تا ظهر در حال تعمیر است.', '--message-en', 'Back at noon.')
  await expect(wordsOf(page, support)).toBeVisible()

  await goToDocument(page, bank.path)
  await expect(wordsOf(page, bank)).toBeVisible()
  await goTo(page, support.path)
  const card = page.getByRole('alert').filter({ hasText: 'بخش پشتیبانی موقتاً بسته است' })
  await expect(card).toContainText('تا ظهر در حال تعمیر است.')
  await goTo(page, invest.path)
  await expect(wordsOf(page, invest)).toBeVisible()

  await delivery.sarv('revive', 'support')
  await goToDocument(page, support.path)
  await expect(wordsOf(page, support)).toBeVisible()
})

test('U21 rollback: an open tab leaves a version at its next navigation, never within a payment @engines', async ({
  page,
  platform,
  signIn,
  delivery,
}) => {
  const { base: origin } = platform.remote('invest')
  await signIn('investor', invest.path)
  await expect(wordsOf(page, invest)).toBeVisible()
  const [before] = await versionsOn(page, origin)
  await delivery.publishChanged('invest', next, invest.words, 'نسخهٔ جدید')
  await delivery.sarv('promote', `invest@${next}`)
  // A newer version alone does not reload the tab: it stays at the version it began with, also where it loads more.
  await goTo(page, '/funds')
  await expect(page.getByRole('heading', { level: 1, name: 'صندوق‌ها' })).toBeVisible()
  await goTo(page, invest.path)
  await expect(wordsOf(page, invest)).toBeVisible()
  expect(await versionsOn(page, origin)).toEqual([before])

  await page.reload()
  await orderUnits(page, '500000')
  expect(await versionsOn(page, origin)).toEqual([next])
  const documents = documentsOf(page)
  const told = page.waitForResponse(
    async (answer) =>
      new URL(answer.url()).pathname === '/versions' && (await answer.text()).includes(`"withdrawn":["${next}"]`),
  )
  await delivery.sarv('rollback', 'invest')
  // The tab is looked at again, and hears of it.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await told
  await expect(page.getByRole('button', { name: /^پرداخت [۰-۹]/ })).toBeVisible()
  // Nor does it reload on the way out of the payment.
  await goTo(page, invest.path)
  await expect(nextWords(page)).toBeVisible()
  expect(documents).toEqual([])

  await goToDocument(page, bank.path)
  expect(documents).toEqual([bank.path])
  await expect(wordsOf(page, bank)).toBeVisible()
  await goTo(page, invest.path)
  await expect(wordsOf(page, invest)).toBeVisible()
  expect(await versionsOn(page, origin)).toEqual([before])
})

test('T2 F24 PLT-004 a remote whose base no page can use costs its own area, and a rollback brings it back', async ({
  page,
  platform,
  signIn,
  delivery,
}) => {
  const { store, env } = delivery
  await publishNext(delivery)
  await expect(delivery.sarv('promote', `support@${next}`, '--base', 'remotes.example.ir/support')).rejects.toThrow(
    '"remotes.example.ir/support": it does not begin with https://',
  )
  await delivery.sarv('promote', `support@${next}`)
  await test.step('it gets in past the command, signed', async () => {
    const { catalogue } = await readCatalogue(store, catalogueKeysFrom(env))
    const remotes = catalogue.remotes.map((one) =>
      one.current.name === 'support' ? { ...one, base: 'remotes.example.ir/support', previousBase: one.base } : one,
    )
    const key = JSON.parse(readFileSync(env.SARV_SIGNING_KEY ?? '', 'utf8'))
    const body = await signCatalogue({ ...catalogue, revision: catalogue.revision + 1, remotes }, key)
    await store.put(catalogueKey, Buffer.from(body), 'any')
    await expect
      .poll(async () => {
        await page.request.get('/versions')
        return platform.logged.join('\n')
      })
      .toContain('left out: support (base: it does not begin with https://)')
  })
  await signIn(undefined, support.path)
  await expect(cardOf(page, support)).toBeVisible()
  for (const section of [bank, invest]) {
    await goTo(page, section.path)
    await expect(wordsOf(page, section)).toBeVisible()
  }

  // A page that a person works on is not reloaded before the next navigation.
  await page.keyboard.press('Shift')
  await delivery.sarv('rollback', 'support')
  await page.goto(support.path)
  await expect(wordsOf(page, support)).toBeVisible()
})

const newcomers = [
  { name: 'loans', plain: true, words: 'بدون React، با یک بسته‌ساز دیگر' },
  { name: 'gifts', plain: false, words: 'این بخش کار می‌کند' },
] as const

test('a new remote of any bundler is checked, published, promoted and mounted by the same means', async ({
  page,
  signIn,
  delivery,
}) => {
  await signIn()
  for (const { name, plain, words } of newcomers) {
    await test.step(name, async () => {
      const made = await makeRemote(name, plain)
      const checked = await delivery.sarv('check', name, '--no-smoke', '--dist', made.folder)
      expect(checked).toContain('It passes.')
      await delivery.bringIn(name, made)
      made.remove()
      await page.goto(`/${name}`)
      await expect(page.getByRole('main').getByText(words)).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'رفتن به خانه' }).click()
      await page.waitForURL('**/home')
      await goTo(page, support.path)
      await expect(wordsOf(page, support)).toBeVisible()
      await goTo(page, `/${name}`)
      await expect(page.getByRole('main').getByText(words)).toBeVisible()
    })
  }
})

test('PLT-079 the first version of a remote is tried by some, all others read that it is not open, until it is for all', async ({
  page,
  context,
  platform,
  signIn,
  delivery,
}) => {
  const [{ name, plain, words }] = newcomers
  const made = await makeRemote(name, plain)
  const at = `${name}@${made.built.version}`
  const base = await delivery.serveNewcomer(name)
  await delivery.sarv('publish', name, '--no-smoke', '--dist', made.folder)
  made.remove()
  await delivery.sarv('promote', at, '--percent', '0.01', '--base', base)
  await signIn(undefined, `/${name}`)
  const notOpen = page.getByRole('alert').filter({ hasText: 'هنوز باز نشده است' })
  await expect(notOpen).toBeVisible()

  await context.addCookies([{ name: 'sarv-canary', value: at, url: platform.origin }])
  await page.goto(`/${name}`)
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
  await expect(notOpen).toBeHidden()

  await context.clearCookies({ name: 'sarv-canary' })
  await page.goto(`/${name}`)
  await expect(notOpen).toBeVisible()
  await delivery.sarv('promote', at)
  await page.reload()
  await expect(page.getByRole('main').getByText(words)).toBeVisible()
})
