import type { Page } from '@playwright/test'

/**
 * What of a page does not fit: parts that stand out at its sides, words that are cut off, and, on `touch` widths,
 * targets lower than a finger needs.
 */
export function whatDoesNotFit(page: Page, touch: boolean): Promise<string[]> {
  return page.evaluate((fingers) => {
    const width = document.documentElement.clientWidth
    const found = new Set<string>()
    const say = (what: string, element: Element, number: number) =>
      found.add(`${what} (${Math.round(number)}): <${element.localName}> ${(element.textContent ?? '').slice(0, 40)}`)
    if (document.documentElement.scrollWidth > width) found.add(`the page is ${document.documentElement.scrollWidth}`)

    const styleOf = (element: Element) => getComputedStyle(element)
    const isPushed = (element: Element) => {
      for (let up = element.parentElement; up; up = up.parentElement)
        if (/auto|scroll/.test(styleOf(up).overflowX) && up.scrollWidth > up.clientWidth) return true
      return false
    }
    const isForListeners = (element: Element) => {
      for (let up: Element | null = element; up; up = up.parentElement) {
        const { clipPath, opacity } = styleOf(up)
        if (clipPath === 'inset(50%)' || (opacity === '0' && up.localName !== 'input')) return true
      }
      return false
    }
    const words = 'h1, h2, h3, p, dt, dd, th, td, label, legend, summary, span, a, button, input, select, textarea, img'
    for (const element of document.querySelectorAll(words)) {
      if (!element.checkVisibility() || element.closest('svg') || isForListeners(element)) continue
      const { left, right } = element.getBoundingClientRect()
      if ((left < -1 || right > width + 1) && !isPushed(element)) say('stands out', element, left < -1 ? left : right)
      const { textOverflow, display } = styleOf(element)
      if (textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
        say('is cut off', element, element.scrollWidth)
      if (!fingers || !element.matches('a, button, input, select, textarea, summary') || display === 'inline') continue
      // The label of a box, and what a link or a chip lays around itself, belong to the target.
      const target = element.closest('label') ?? element
      const around = Number.parseFloat(getComputedStyle(target, '::after').height) || 0
      const height = Math.max(target.getBoundingClientRect().height, element.getBoundingClientRect().height, around)
      if (height < 43.5) say('is low', element, height)
    }
    return [...found]
  }, touch)
}
