import { expect, type Page } from '@playwright/test'

/** CSS pixels; one size of each layout. The third is a page of 1280 × 800 at 200 %. */
const usual = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 640, height: 400 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

/** Layouts of those above with more room in them. */
const roomy = [
  { width: 640, height: 960 },
  { width: 1920, height: 1080 },
] as const

/**
 * The page fits every width, and afterwards has the size it had.
 * @param withRoom also where a layout has more room than it needs
 */
export async function expectFits(page: Page, name: string, withRoom = true): Promise<void> {
  const before = page.viewportSize()
  for (const size of withRoom ? [...usual, ...roomy] : usual) {
    await page.setViewportSize(size)
    const found = await whatDoesNotFit(page, size.width < 640)
    expect.soft(found, `${name} at ${size.width} × ${size.height}`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

/** The page fits the size that it has. */
export async function expectFitsHere(page: Page, name: string): Promise<void> {
  const { width } = page.viewportSize() ?? { width: 0 }
  expect.soft(await whatDoesNotFit(page, width < 640), name).toEqual([])
}

/** The page is no wider than the window at root text sizes of 150 and 200 %, and cuts no words off. */
export async function expectFitsLargeText(page: Page, name: string): Promise<void> {
  for (const percent of [150, 200]) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', `${size}%`), percent)
    expect.soft(await whatDoesNotFit(page, true), `${name} at ${percent} %`).toEqual([])
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/**
 * Finds overflow, clipped text and small targets of a page: parts that stand out at its sides, words that are cut off, and, on `touch` widths,
 * targets lower than a finger needs, or under a bar even at the end of the page.
 */
function whatDoesNotFit(page: Page, touch: boolean): Promise<string[]> {
  return page.evaluate(async (fingers) => {
    // Elements that follow the width by script have followed it after the frame in which the width changed.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const width = document.documentElement.clientWidth
    const found = new Set<string>()
    const say = (what: string, element: Element, number: number) =>
      found.add(`${what} (${Math.round(number)}): <${element.localName}> ${(element.textContent ?? '').slice(0, 40)}`)
    if (document.documentElement.scrollWidth > width) found.add(`the page is ${document.documentElement.scrollWidth}`)

    /** Whether something holds for an element or what is around it: asked once of each. */
    const around = (holds: (element: Element) => boolean) => {
      const known = new Map<Element, boolean>()
      const ask = (element: Element | null): boolean => {
        if (element === null) return false
        const before = known.get(element)
        if (before !== undefined) return before
        const answer = holds(element) || ask(element.parentElement)
        known.set(element, answer)
        return answer
      }
      return ask
    }
    const isPushed = around(
      (element) => element.scrollWidth > element.clientWidth && /auto|scroll/.test(getComputedStyle(element).overflowX),
    )
    const isForListeners = around((element) => {
      const { clipPath, opacity } = getComputedStyle(element)
      return clipPath === 'inset(50%)' || (opacity === '0' && element.localName !== 'input')
    })
    const words = 'h1, h2, h3, p, dt, dd, th, td, label, legend, summary, span, a, button, input, select, textarea, img'
    for (const element of document.querySelectorAll(words)) {
      if (!element.checkVisibility() || element.closest('svg') || isForListeners(element)) continue
      const { left, right } = element.getBoundingClientRect()
      if ((left < -1 || right > width + 1) && !isPushed(element.parentElement))
        say('stands out', element, left < -1 ? left : right)
      const { textOverflow, display } = getComputedStyle(element)
      if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
        say('is cut off', element, element.scrollWidth)
      if (!fingers || !element.matches('a, button, input, select, textarea, summary') || display === 'inline') continue
      // The label of a box, and what a link or a chip lays around itself, belong to the target.
      const target = element.closest('label') ?? element
      const laid = Number.parseFloat(getComputedStyle(target, '::after').height) || 0
      const height = Math.max(target.getBoundingClientRect().height, element.getBoundingClientRect().height, laid)
      if (height < 43.5) say('is low', element, height)
    }
    if (!fingers) return [...found]

    const isFixed = around((element) => /fixed|sticky/.test(getComputedStyle(element).position))
    const { scrollX, scrollY } = window
    window.scrollTo(0, document.documentElement.scrollHeight)
    for (const element of document.querySelectorAll('main :is(a, button, input, select, textarea, summary)')) {
      const { left, top, width: wide, height: high } = element.getBoundingClientRect()
      // An element behind a sheet cannot be reached and does not have to be.
      const isBehind = element.closest('[inert], [aria-hidden="true"]') !== null
      if (wide < 2 || isBehind || isFixed(element) || isForListeners(element)) continue
      // Content under the header can be scrolled down; content under the bar cannot be scrolled further up.
      const isLow = top + high / 2 > window.innerHeight / 2
      const over = isLow ? document.elementFromPoint(left + wide / 2, top + high / 2) : null
      if (over && isFixed(over)) say('lies under a bar', element, top)
    }
    window.scrollTo(scrollX, scrollY)
    return [...found]
  }, touch)
}
