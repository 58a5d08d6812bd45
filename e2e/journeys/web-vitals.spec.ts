import type { Response } from '@playwright/test'
import { bucketOf } from '@sarv/platform/contract/health-sums'
import { goTo } from '../actions/go-to'
import { healthTold } from '../platform/health-told'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

/** Milliseconds of a press, more than any other takes on a busy machine. */
const slowest = 2_500

const sum = (counts: readonly number[] = []) => counts.reduce((all, count) => all + count, 0)

test('client health: largest paint and INP of a real page are told once, of the version whose screen it was', async ({
  page,
  platform,
  signIn,
}) => {
  const told = healthTold(platform)
  // The text of a page that was left is gone.
  const textOf = (response: Response) => response.text().catch(() => '')
  const measuring = page.waitForResponse(
    async (response) =>
      response.request().resourceType() === 'script' && (await textOf(response)).includes('largest-contentful-paint'),
  )
  const [invest, support] = [sectionOf('invest'), sectionOf('support')]
  await signIn(undefined, invest.path)
  await expect(wordsOf(page, invest)).toBeVisible()
  const file = (await measuring).url()
  // The code that measures has loaded; it begins once the page has nothing more to do.
  const [painted, fetched] = await page.evaluate(async (url) => {
    await new Promise((resolve) => requestIdleCallback(resolve))
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const [measure] = performance.getEntriesByName(url)
    return [paint?.startTime, measure?.startTime]
  }, file)
  expect(fetched).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY)

  await page.evaluate((duration) => {
    const beSlow = () => {
      const end = performance.now() + duration
      while (performance.now() < end);
    }
    addEventListener('click', beSlow, { capture: true, once: true })
  }, slowest)
  await wordsOf(page, invest).click()
  await goTo(page, support.path)
  await wordsOf(page, support).click()
  await page.goto('about:blank')
  await expect.poll(() => sum(told('invest')?.vitals.inp)).toBe(1)
  const { lcp, inp } = told('invest')?.vitals ?? { lcp: [], inp: [] }
  expect(sum(lcp)).toBe(1)
  expect(sum(inp.slice(0, bucketOf(slowest)))).toBe(0)
  expect(sum(told('support')?.vitals.lcp)).toBe(0)
  expect(sum(told('support')?.vitals.inp)).toBe(0)
  expect(told('support')?.opened).toBe(1)
})
