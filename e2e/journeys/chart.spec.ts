import type { Locator } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { expect, test } from '../test'

test('U13 INV-020 the chart is as wide as its place, has the colours of the theme and goes with its page', async ({
  page,
  signIn,
}) => {
  await signIn(undefined, '/funds/11307')
  const chart = page.getByRole('slider', { name: /نمودار قیمت/ })
  await expect.poll(() => isDrawnInPrimary(chart)).toBe(true)

  const light = await primaryOf(chart)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => primaryOf(chart)).not.toBe(light)
  await expect.poll(() => isDrawnInPrimary(chart)).toBe(true)

  const narrow = await widthOf(chart)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => widthOf(chart)).toBeGreaterThan(narrow)
  await expect.poll(() => widthOf(chart.locator('canvas'))).toBe(await widthOf(chart))
  await expect.poll(() => isDrawnInPrimary(chart)).toBe(true)

  await chart.press('Home')
  const rule = await chart.locator('canvas').evaluate((canvas) => {
    const dot = canvas.closest('[role=slider]')?.querySelector('span')
    return (dot?.getBoundingClientRect().x ?? Number.NaN) - canvas.getBoundingClientRect().x
  })
  expect(Math.abs(rule)).toBeLessThanOrEqual(1)

  // While a chart is still being set up as well: what it left behind would report an error.
  for (const range of ['۳ ماه', 'از ابتدا']) await page.getByRole('radio', { name: range }).click({ force: true })
  await goTo(page, '/funds')
  await expect(page.locator('canvas')).toHaveCount(0)
})

const primaryOf = (place: Locator) =>
  place.evaluate((element) => getComputedStyle(element).getPropertyValue('--primary').trim())

const widthOf = (place: Locator) => place.evaluate((element) => Math.round(element.getBoundingClientRect().width))

/** Whether a pixel of the canvas has the theme's first colour, as the line's have. */
async function isDrawnInPrimary(chart: Locator): Promise<boolean> {
  const colour = await primaryOf(chart)
  return chart.locator('canvas').evaluate((canvas: HTMLCanvasElement, hex) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    for (let at = 0; at < pixels.length; at += 4)
      if (pixels[at] === red && pixels[at + 1] === green && pixels[at + 2] === blue && pixels[at + 3] === 255)
        return true
    return false
  }, colour)
}
