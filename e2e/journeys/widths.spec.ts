import type { Page } from '@playwright/test'
import { whatDoesNotFit } from '../checks/fits-width'
import { investorPages, openPage } from '../pages/every-page'
import { expect, test } from '../test'

/** CSS pixels. The fourth is a page of 1280 × 800 at 200 %. */
const sizes = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 960 },
  { width: 640, height: 400 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const
const languages = ['fa', 'en'] as const

const speak = (page: Page, language: string, origin: string) =>
  page.context().addCookies([{ name: 'lang', value: language, url: origin }])

async function expectFits(page: Page, name: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size)
    const found = await whatDoesNotFit(page, size.width < 640)
    expect.soft(found, `${name} at ${size.width} × ${size.height}`).toEqual([])
  }
}

for (const language of languages) {
  test(`D-45 every page fits 320 to 1920 px and 200 % zoom, targets fit fingers (${language}) @desktop`, async ({
    page,
    platform,
    signIn,
    watch,
  }) => {
    test.slow()
    watch.expectComplaints(/404 \(Not Found\)/)
    await speak(page, language, platform.origin)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/')
    await expect(page.getByRole('button', { name: /ورود یا ثبت‌نام|Sign in or sign up/ })).toBeVisible()
    await expectFits(page, 'login')
    await page.goto('/assets')
    await expect(page.getByRole('heading', { name: /برای دیدن این صفحه|Sign in to see/ })).toBeVisible()
    await expectFits(page, 'signed out')
    await signIn('investor')
    for (const place of investorPages) {
      await openPage(page, place)
      await expectFits(page, place.name)
    }
    await page.goto('/test')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page, 'gallery')
  })
}

test('D-45 nothing moves for a person who asked for less motion @desktop', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  test.slow()
  watch.expectComplaints(/404 \(Not Found\)/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'ورود یا ثبت‌نام' })).toBeVisible()
  expect.soft(await whatMoves(page), 'login').toEqual([])
  await signIn('investor')
  for (const place of investorPages) {
    await openPage(page, place)
    expect.soft(await whatMoves(page), place.name).toEqual([])
  }
  // An answer that does not come: what waits in its place stands still as well.
  await page.route(`${platform.sandbox.api}/**/funds/**`, () => undefined)
  await page.goto('/funds')
  await expect(page.locator('[aria-busy="true"]').first()).toBeVisible()
  expect.soft(await whatMoves(page), 'waiting').toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('/test')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect.soft(await whatMoves(page), 'gallery').toEqual([])
})

/** Animations that run by the clock and longer than an eye follows; what follows the finger's scrolling is none. */
function whatMoves(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 200)
      .map((animation) => {
        const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null
        return `${'animationName' in animation ? animation.animationName : 'transition'} <${target?.localName}> ${target?.className}`
      }),
  )
}
