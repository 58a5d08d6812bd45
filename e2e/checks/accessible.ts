import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isDeep } from '@sarv/platform/testing/depth'
import { isChromium } from '../engines/engine'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** For a rule that is not broken, one example instead of a selector for every element. */
const options = { preload: false, resultTypes: ['violations' as const] }

/** The page has loaded completely. */
export async function expectComplete(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]'), name).toHaveCount(0)
}

/**
 * No rule of axe is broken in one look. The app's other one is for `pnpm test:deep`: each token's contrast is tested in both,
 * and the gallery shows each part in both.
 */
export async function expectAccessible(page: Page, name: string, look: 'light' | 'dark' = 'light'): Promise<void> {
  if (isDeep) await expectAccessibleInBoth(page, name, look)
  else await expectAccessibleIn(page, name, look)
}

async function expectAccessibleIn(page: Page, name: string, look: 'light' | 'dark'): Promise<void> {
  // The rules read the same document in each engine, and end the process of some pages in Firefox 153.
  if (!isChromium(page)) return
  await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
  const found = await violations(page, new AxeBuilder({ page }).options(options).withTags(rules))
  expect.soft(found, `${name}, ${look}`).toEqual([])
}

/** The page breaks no rule of axe in either look. */
export async function expectAccessibleInBoth(
  page: Page,
  name: string,
  look: 'light' | 'dark' = 'light',
): Promise<void> {
  await expectAccessibleIn(page, name, look)
  if (!isChromium(page)) return
  // Only colours change with the look.
  const other = look === 'light' ? 'dark' : 'light'
  await page.emulateMedia({ colorScheme: other, reducedMotion: 'reduce' })
  const colours = await violations(page, new AxeBuilder({ page }).options(options).withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: look, reducedMotion: 'reduce' })
  expect.soft(colours, `${name}, ${other}`).toEqual([])
}

async function violations(page: Page, builder: AxeBuilder): Promise<string[]> {
  // The colours are wrong halfway through a change, and so is a sheet that has not begun or ended its movement.
  await expect(page.locator('[data-starting-style], [data-ending-style]')).toHaveCount(0)
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish()
  })
  // Its own look at the style sheets would be a request and a style element, which the pages' policy refuses.
  const { violations: found } = await builder.setLegacyMode(true).analyze()
  const broken = found.flatMap(({ id, nodes }) => nodes.map((node) => ({ ...node, id, target: node.target.join(' ') })))
  const lines: string[] = []
  for (const { id, target, any, html } of broken)
    if (id !== 'target-size' || !(await isLargeEnough(page, target)))
      lines.push(`${id}: ${target} ${any[0]?.message ?? html.slice(0, 160)}`)
  return lines
}

/** Whether a target is large enough in the middle of the window: where it was seen first, a fixed bar may lie over it. */
async function isLargeEnough(page: Page, target: string): Promise<boolean> {
  const top = await page.evaluate(() => scrollY)
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const builder = new AxeBuilder({ page }).options(options).include(target).withRules('target-size')
  const { violations: found } = await builder.setLegacyMode(true).analyze()
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  return found.length === 0
}
