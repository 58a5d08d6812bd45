import type { Locator } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { expectFits, expectFitsLargeText } from '../checks/fits-width'
import { runningAnimations } from '../checks/motion'
import { engineOf } from '../engines/engine'
import { investorPages, openPage } from '../pages/every-page'
import { expect, test } from '../test'

test('D-45 U19 the pages for everyone fit every width in both languages, have nothing under a fixed bar at their end, and rest under reduced motion @desktop', async ({
  page,
  platform,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const language of ['fa', 'en']) {
    await page.context().addCookies([{ name: 'lang', value: language, url: platform.origin }])
    await test.step(language, async () => {
      for (const [path, words] of [
        ['/', /ورود یا ثبت‌نام|Sign in or sign up/],
        ['/assets', /برای دیدن این صفحه|Sign in to see/],
        ['/test', /نمایشگاه قطعه‌ها|Gallery/],
      ] as const) {
        await page.goto(path)
        await expect(page.getByText(words).first()).toBeVisible()
        // Firefox is not told of reduced motion.
        if (engineOf(page.context()) !== 'firefox') expect.soft(await runningAnimations(page), path).toEqual([])
        await expectFits(page, path)
      }
    })
  }
})

test('U19 at a root text size of 150 and 200 % the pages of money are no wider than a phone, and no amount is cut', async ({
  page,
  signIn,
}) => {
  await signIn('investor', '/home')
  for (const place of investorPages.filter(({ name }) => /^(home|assets|fund|card|portfolio|plan|buy)$/.test(name))) {
    await openPage(page, place)
    await expectFitsLargeText(page, place.name)
  }
})

test('D-45 what waits for a response stands still for a person who asked for less motion @desktop', async ({
  page,
  platform,
  signIn,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(`${platform.sandbox.api}/**/funds/**`, () => undefined)
  await signIn('investor', '/funds')
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
  expect(await runningAnimations(page)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** How far the words of a part are from the nearer side of what is around it; px. */
const fromEdge = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const words = range.getBoundingClientRect()
    const around = element.parentElement?.getBoundingClientRect() ?? words
    return Math.min(Math.abs(words.left - around.left), Math.abs(words.right - around.right))
  })

test('D-45 the words of a text button that stands alone begin or end where those of the page do @both', async ({
  page,
  signIn,
}) => {
  await signIn('investor', '/buy?fund=11419')
  for (const [path, names] of [
    ['/buy?fund=11419', ['تغییر صندوق', 'خواندن شرایط']],
    ['/accounts', ['نمایش شماره‌ها']],
  ] as const) {
    await goTo(page, path)
    for (const name of names) expect(await fromEdge(page.getByRole('button', { name })), name).toBeLessThan(2)
  }
})

test('U19 in forced colours the tab of the page, a chosen range and the colours of a legend can be told', async ({
  page,
  signIn,
}) => {
  await signIn('investor', '/assets')
  await page.emulateMedia({ forcedColors: 'active' })
  const legend = page.getByRole('table').first()
  await expect(legend).toBeVisible()
  const swatches = legend.locator('[style*="background"]')
  await expect(swatches.first()).toHaveCSS('forced-color-adjust', 'none')
  const tab = page.getByRole('navigation').locator('[aria-current] > span').first()
  await expect(tab).toHaveCSS('border-top-style', 'solid')
  await expect(page.locator('label:has(:checked)').first()).toHaveCSS('forced-color-adjust', 'none')
  // What a background alone would say has an edge, which any other look leaves transparent.
  const pressed = legend.getByRole('row').filter({ has: page.locator('[aria-pressed="true"]') })
  await expect(pressed).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
  await goTo(page, '/user-info')
  await page.getByRole('button', { name: 'افزودن نشانی' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
  await page.emulateMedia({ forcedColors: 'none' })
  await expect(sheet).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)')
})

test('U19 in forced colours a switch shows where its thumb stands', async ({ page, signIn }) => {
  await signIn('card-holder', '/bank/asset-back')
  await page.emulateMedia({ forcedColors: 'active' })
  const thumb = page.getByRole('switch').locator('[aria-hidden] > span')
  await expect(thumb).toBeVisible()
  const isTold = (element: HTMLElement) =>
    getComputedStyle(element).backgroundColor !== getComputedStyle(element.parentElement ?? element).backgroundColor
  expect(await thumb.evaluate(isTold)).toBe(true)
})
