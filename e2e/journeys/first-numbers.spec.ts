import type { Page } from '@playwright/test'
import { holdShell } from '../browser/hold-shell'
import { cachedAddresses, expectWorker, forgetAnswers } from '../browser/offline'
import { recordCalls } from '../browser/record-calls'
import { expect, test } from '../test'

const topFunds = (page: Page) => page.getByText('صندوق‌های برتر').first()
const firstNumber = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--first-number'))
/** Pages end with their answers: what was written behind one is whole, and taken out. */
const answersLeft = (page: Page) => page.locator('script[data-answer]').count()

test('PLT-128: the first number stands there before the shell runs, and no call asks for it again @server', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  await signIn('investor')
  await expect(topFunds(page)).toBeVisible()
  await forgetAnswers(page)
  const release = await holdShell(page, platform)
  const seen = recordCalls(context, platform)
  await page.goto('/home', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => firstNumber(page)).toMatch(/^"[۰-۹٬]+"$/)
  const painted = JSON.parse(await firstNumber(page)) as string
  expect(await answersLeft(page)).toBe(0)
  release()
  await expect(topFunds(page)).toBeVisible()
  // What was answered first is without the bank accounts.
  await page.getByRole('switch', { name: 'با حساب بانکی' }).click()
  await expect(page.getByRole('main')).toContainText(painted)
  expect(seen.api).not.toContain('/fund/api/v1/user_asset/')
  expect(seen.api).not.toContain('/onboarding/api/v1/profile/')
})

test('PLT-128: hidden amounts are not painted, and the page is the same without them @server', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('investor')
  await page.getByRole('button', { name: 'پنهان کردن مبلغ‌ها' }).click()
  await forgetAnswers(page)
  const release = await holdShell(page, platform)
  await page.goto('/home', { waitUntil: 'domcontentloaded' })
  expect([await answersLeft(page), await firstNumber(page)]).toEqual([0, ''])
  release()
  await expect(page.getByRole('button', { name: 'نمایش مبلغ‌ها' })).toBeVisible()
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('PLT-128 T21: no cache holds what came behind a page @server', async ({ page, signIn, watch }) => {
    watch.expectComplaints(/ERR_CACHE_MISS/)
    await signIn('investor')
    await expectWorker(page)
    await page.reload()
    await expect(topFunds(page)).toBeVisible()
    const texts = await page.evaluate(async () => {
      const found: string[] = []
      for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys())
          found.push((await (await caches.match(request))?.text()) ?? '')
      return found
    })
    expect((await cachedAddresses(page)).length).toBeGreaterThan(0)
    expect(texts.filter((text) => text.includes('data-answer="') || text.includes('"total_value":'))).toEqual([])
    const kept = () =>
      page.evaluate(() =>
        fetch('/home', { cache: 'only-if-cached', mode: 'same-origin' }).then(
          ({ status }) => status,
          () => 0,
        ),
      )
    expect([0, 504]).toContain(await kept())
  })
})
