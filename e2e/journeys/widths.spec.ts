import { expectFits } from '../checks/fits-width'
import { runningAnimations } from '../checks/motion'
import { expect, test } from '../test'

test('D-45 U19 the pages for everybody fit every width in both languages, have nothing under a fixed bar at their end, and rest under reduced motion @desktop', async ({
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
        expect.soft(await runningAnimations(page), path).toEqual([])
        await expectFits(page, path)
      }
    })
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
