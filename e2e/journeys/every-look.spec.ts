import { signInNegar } from '../actions/sign-in-negar'
import { expectFitsHere } from '../checks/fits-width'
import { expectPicture } from '../checks/screenshot'
import { strangeNumbers } from '../checks/visible-texts'
import { investorPages, openPage, withoutPicture } from '../pages/every-page'
import { expect, test } from '../test'

// Pictures are of WebKit, on a phone: Chromium's are taken by every-page.spec.ts.

/** Brightness of the page's ground, from 0 to 1. */
const bounds = { light: [0.8, 1], dark: [0, 0.2] } as const

for (const theme of ['light', 'dark'] as const)
  for (const language of ['fa', 'en'] as const)
    test(`U19 D-129 D-45 every page in ${theme} and ${language} fits, has its pictures, and numbers and dates of its language @both @deep @looks`, async ({
      page,
      platform,
      sandbox,
      signIn,
      watch,
    }, { project }) => {
      test.slow()
      watch.expectComplaints(/404 \(Not Found\)/)
      // A picture is taken with a style that stops what moves, which WebKit refuses and tells.
      const isPictured = project.name === 'webkit' && theme === 'light' && language === 'fa'
      if (isPictured) watch.expectComplaints(/Refused to apply a stylesheet|style-src-elem inline/)
      const cookies = { theme, lang: language }
      for (const [name, value] of Object.entries(cookies))
        await page.context().addCookies([{ name, value, url: platform.origin }])
      await signInNegar(signIn, sandbox, 'investor')
      const [darkest, brightest] = bounds[theme]
      for (const place of investorPages)
        await test.step(place.name, async () => {
          await openPage(page, place)
          await expectFitsHere(page, place.name)
          const ground = await page.evaluate(brightnessOfGround)
          expect.soft(ground, place.name).toBeGreaterThanOrEqual(darkest)
          expect.soft(ground, place.name).toBeLessThanOrEqual(brightest)
          await expect.soft.poll(() => page.evaluate(missingPictures), place.name).toEqual([])
          expect.soft(await strangeNumbers(page, language), place.name).toEqual([])
          if (isPictured && !withoutPicture.test(place.name)) await expectPicture(page, place.name)
        })
    })

function brightnessOfGround(): number {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(document.body)
      .backgroundColor.match(/[\d.]+/g)
      ?.map(Number) ?? []
  return (0.3 * red + 0.6 * green + 0.1 * blue) / 255
}

/** Pictures in the window that have not come. */
function missingPictures(): string[] {
  const shown = [...document.images].filter(
    (one) => one.checkVisibility() && one.getBoundingClientRect().top < innerHeight,
  )
  return shown.filter((one) => !one.complete || one.naturalWidth === 0).map((one) => one.src)
}
