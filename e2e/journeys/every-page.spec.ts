import { isDeep } from '@sarv/platform/testing/depth'
import { signInNegar } from '../actions/sign-in-negar'
import { recordBodies, takeBodies } from '../browser/record-bodies'
import { expectAccessible } from '../checks/accessible'
import { expectFits } from '../checks/fits-width'
import { layoutShift, recordLayoutShifts } from '../checks/layout-shift'
import { runningAnimations } from '../checks/motion'
import { expectScreenshot } from '../checks/screenshot'
import { collectOwnTexts, collectTexts, foreignTexts } from '../checks/visible-texts'
import { investorPages, openPage, withoutPicture } from '../pages/every-page'
import type { ExamplePage } from '../pages/example-paths'
import { openHeld } from '../pages/held-responses'
import { expect, test } from '../test'

// The pictures lie in e2e/snapshots; `pnpm look:update` takes them again.

/** Cumulative layout shift, without a unit: three tabs make room for five when the navigation comes (HST-024). */
const maxShift = 0.01
const notFound = /404 \(Not Found\)/
const picturedInEnglish = /^(home|assets|fund|profile|prizes)$/
/** In English, those with a picture and a page of each remote; `pnpm test:deep` walks all of them. */
const englishEveryTime =
  /^(\/.*|home|assets|fund|profile|prizes|buy|plans|plan|card|card-setting|recommendations|questions|not-found)$/
/** On a phone, the pages of money and forms and some of each remote; `pnpm test:deep` walks all of them. */
const phoneEveryTime =
  /^(\/.*|home|assets|investment|fund|buy|sell|orders|transactions|cardex|card|card-to-card|charge|reissue|plans|plan|portfolio|portfolio-onboarding|portfolio-increase|recommendations|recommendation-offer|questions|assistant|profile|user-info|not-found)$/
/** What a wide window lays out in its own way; the rest of it is for `pnpm test:deep`. */
const wideEveryTime = /^(home|buy|card)$/
/** Two workers walk at once. */
const halves = [0, 1].map((half) => investorPages.filter((_, index) => index % 2 === half))

async function eachPage(pages: readonly ExamplePage[], look: (place: ExamplePage) => Promise<void>): Promise<void> {
  for (const place of pages) await test.step(place.name, () => look(place))
}

for (const [half, pages] of halves.entries()) {
  test(`U5 U19 F39 D-45 PLT-033 a page comes without moving, accessible, in Persian, as pictured (${half + 1} of 2) @both`, async ({
    page,
    platform,
    sandbox,
    signIn,
    watch,
  }, { project }) => {
    test.slow()
    watch.expectComplaints(notFound)
    const isWide = project.name === 'desktop'
    const look = isWide ? 'dark' : 'light'
    const everyTime = isWide ? wideEveryTime : phoneEveryTime
    const walked = isDeep ? pages : pages.filter(({ name }) => everyTime.test(name))
    await page.emulateMedia({ colorScheme: look })
    await signInNegar(signIn, sandbox, 'investor')
    await recordLayoutShifts(page)
    const data = new Set<string>()
    await eachPage(walked, async (place) => {
      await openHeld(page, platform.sandbox.api, place, (body) => collectTexts(body, data))
      const { sum, moved } = await layoutShift(page)
      expect.soft(sum, `${place.name}: ${moved}`).toBeLessThan(maxShift)
      expect.soft(await foreignTexts(page, 'fa', data), place.name).toEqual([])
      await expectAccessible(page, place.name, look)
      if (isWide) await expectFits(page, place.name, isDeep)
      if (!withoutPicture.test(place.name)) await expectScreenshot(page, place.name)
      await page.emulateMedia({ reducedMotion: 'no-preference' })
    })
  })

  test(`U19 D-45 D-125 PLT-033 in English a page fits every width, has nothing under a fixed bar at its end, rests, and says what is Persian in it (${half + 1} of 2) @desktop`, async ({
    page,
    platform,
    sandbox,
    signIn,
    watch,
  }) => {
    test.slow()
    watch.expectComplaints(notFound)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.context().addCookies([{ name: 'lang', value: 'en', url: platform.origin }])
    await signInNegar(signIn, sandbox, 'investor')
    // The tip of the person's link is an attribute, which can have no language of its own.
    const tip = new Set(['نگار رستگار'])
    const walked = isDeep ? pages : pages.filter(({ name }) => englishEveryTime.test(name))
    await eachPage(walked, async (place) => {
      await openPage(page, place)
      expect.soft(await runningAnimations(page), place.name).toEqual([])
      await expect.soft.poll(() => foreignTexts(page, 'en', tip), place.name).toEqual([])
      await expectFits(page, place.name, isDeep)
      if (picturedInEnglish.test(place.name)) await expectScreenshot(page, `${place.name}-en`)
    })
  })
}

for (const [language, collect] of [
  ['fa', collectTexts],
  ['en', collectOwnTexts],
] as const) {
  test(`PLT-033 the receipt of a failed payment is in one language (${language})`, async ({
    page,
    platform,
    signIn,
  }) => {
    await page.context().addCookies([{ name: 'lang', value: language, url: platform.origin }])
    await recordBodies(page)
    await signIn('investor', '/profile')
    const data = new Set<string>()
    collect(await takeBodies(page), data)
    await openPage(page, {
      name: 'receipt',
      path: '/payment/receipt?status=FAILED&trace_no=None',
      words: /پرداخت ناموفق!|Payment failed!/,
    })
    const foreign = async () => {
      collect(await takeBodies(page), data)
      return foreignTexts(page, language, data)
    }
    await expect.poll(foreign).toEqual([])
  })
}
