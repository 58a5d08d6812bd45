import { expect, type Page } from '@playwright/test'
import { isChromium } from '../engines/engine'

/** Words that another day says otherwise, in both languages. */
export const volatileWords = {
  days: /(?:یک|دو|سه|چهار|پنج)?‌?شنبه|جمعه|(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|فردا|پس‌فردا|tomorrow/g,
  months:
    /(?<![آ-ی])(?:فروردین|اردیبهشت|خرداد|تیر|مرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند)(?![آ-ی])|\b(?:Farvardin|Ordibehesht|Khordad|Tir|Mordad|Shahrivar|Mehr|Aban|Azar|Dey|Bahman|Esfand)\b/g,
  greetings: /.+(?= بخیر| عزیز)|^(?:Good \w+|Hello)(?=, )/g,
}

/**
 * Masks volatile content before a screenshot: what another day, another person or another second would show otherwise
 * (digits, codes, names of days and months, the greeting and the curves of prices).
 */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async ({ days, months, greetings }) => {
    await document.fonts.ready
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    for (const curve of document.querySelectorAll<HTMLElement | SVGElement>(
      'canvas, svg[data-trend], video, [role="grid"]',
    ))
      curve.style.visibility = 'hidden'
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The page's own data, which its scripts may still read.
      if (node.parentElement?.tagName === 'SCRIPT') continue
      const text = node.nodeValue ?? ''
      const still = text
        .replace(days, (word) => (/[a-z]/.test(word) ? 'Saturday' : 'شنبه'))
        .replace(months, (word) => (/[a-z]/.test(word) ? 'Aban' : 'آبان'))
        .replace(greetings, '')
        .replace(/\b[A-Z0-9]{8}\b/g, 'AAAAAAAA')
        .replace(/[۰-۹]/g, '۸')
        .replace(/[0-9]/g, '8')
        .replace(/۸{1,2}(?= (?:آبان|آذر))/g, '۸')
      if (still !== text) node.nodeValue = still
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, volatileWords)
}

/** The page looks as its picture of Chromium in e2e/snapshots does; in another engine it has none. */
export async function expectScreenshot(page: Page, name: string): Promise<void> {
  if (isChromium(page)) await expectPicture(page, name)
}

/** The page looks as its picture of this engine does. */
export async function expectPicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  await standStill(page)
  await expect.soft(page, name).toHaveScreenshot(`${name}.png`)
}
