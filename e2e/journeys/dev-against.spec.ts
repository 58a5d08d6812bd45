import type { Page } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { cachedAddresses, expectWorker } from '../browser/offline'
import { type DevRemote, devRemote } from '../remotes/dev-remote'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

// The worker must not cache a developer's build either.
test.use({ serviceWorkers: 'allow' })

const support = sectionOf('support')
const badge = (page: Page, words = 'رایانهٔ توسعه‌دهنده') =>
  page.getByRole('complementary').filter({ hasText: 'آزمایش' }).filter({ hasText: words })
const says = (page: Page, words: string) => page.getByRole('main').getByRole('heading', { name: words })

/** Opens the address of a trial, and agrees on the page that asks. */
async function takeUp(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('button', { name: 'نمایش در این مرورگر' }).click()
}

let trial: DevRemote
test.beforeEach(() => {
  trial = devRemote('support', support.path)
})
test.afterEach(() => trial.remove())

test('PLT-097 dev --against: a local remote runs in a running shell, reloads with every save, says what does not build and drops out @deep', async ({
  page,
  platform,
  signIn,
}) => {
  platform.configureShell({ SARV_OVERRIDES: '1' })
  await signIn()
  await expectWorker(page)
  const address = await trial.develop(platform.origin)
  expect(new URL(address).origin).toBe(platform.origin)
  await page.goto(address)
  await expect(page.getByText('support 1.0.0-')).toBeVisible()
  await page.goto('/home')
  await expect(page.getByRole('main')).toBeVisible()
  await expect(badge(page, '')).toHaveCount(0)
  await takeUp(page, address)
  await expect(page).toHaveURL(`${platform.origin}${support.path}`)
  await expect(says(page, 'این بخش کار می‌کند')).toBeVisible()
  await expect(badge(page)).toContainText('آزمایش')
  await page.getByRole('link', { name: 'رفتن به خانه' }).click()
  await expect(page).toHaveURL(`${platform.origin}/home`)
  await expect(badge(page)).toBeVisible()
  await goTo(page, support.path)

  await test.step('a save brings the next build', async () => {
    trial.save('locales/fa.json', 'این بخش کار می‌کند', 'این بخش تازه شد')
    await expect(says(page, 'این بخش تازه شد')).toBeVisible()
    await expect(badge(page)).toBeVisible()
  })

  await test.step('a save that does not build is said on the page with its place, until the next one that does', async () => {
    const fault = page.getByRole('alert').filter({ hasText: 'This remote does not build' })
    trial.save('locales/fa.json', 'این بخش تازه شد', '"این بخش تازه شد')
    await expect(fault).toContainText('locales/fa.json')
    trial.save('locales/fa.json', '"این بخش تازه شد', 'این بخش تازه شد')
    await expect(says(page, 'این بخش تازه شد')).toBeVisible()
    await expect(fault).toHaveCount(0)
  })

  await test.step('the worker keeps the published version only', async () => {
    const remotes = Object.values(platform.remotes).map(({ base }) => base)
    const published = [platform.origin, ...remotes]
    expect((await cachedAddresses(page)).filter((kept) => !published.includes(new URL(kept).origin))).toEqual([])
    const kept = await page.evaluate(async () => (await caches.match('/offline'))?.text())
    expect(kept).toContain('"deployment"')
    expect(kept).not.toContain('"override"')
  })

  await test.step('its machine goes down: what is there stays, the next page is the published one', async () => {
    await trial.kill()
    await expect(badge(page, 'دیگر در دسترس نیست')).toBeVisible()
    await expect(says(page, 'این بخش تازه شد')).toBeVisible()
    await goTo(page, '/home')
    await expect(badge(page, '')).toHaveCount(0)
    await expect(page.getByRole('main')).toBeVisible()
    await goTo(page, support.path)
    await expect(wordsOf(page, support)).toBeVisible()
  })

  await test.step('who has seen enough leaves; Ctrl-C ends the command', async () => {
    await takeUp(page, await trial.develop(platform.origin))
    await expect(says(page, 'این بخش تازه شد')).toBeVisible()
    await badge(page).getByRole('button', { name: 'خروج' }).click()
    await expect(wordsOf(page, support)).toBeVisible()
    await expect(badge(page, '')).toHaveCount(0)
    expect(await trial.interrupt()).toBe(`support is out of ${platform.origin} again.`)
  })
})

test('T28 dev --against: a shell that does not allow it says so, and takes nothing', async ({ page, platform }) => {
  await expect(trial.develop(platform.origin)).rejects.toThrow(/dev ended with 3: SARV-602/)
  const answer = await page.request.get('/overrides/an-override_of_nobody_0')
  expect(answer.status()).toBe(404)
  await page.goto('/')
  await expect(page.getByRole('button', { name: /ورود/ }).first()).toBeVisible()
})
