import { expect, type Page } from '@playwright/test'
import { isChromium } from '../engines/engine'

/** Words that another day says otherwise, in both languages. */
export const volatileWords = {
  days: /(?:یک|دو|سه|چهار|پنج)?‌?شنبه|جمعه|(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day|فردا|پس‌فردا|tomorrow/g,
  months:
    /(?<![آ-ی])(?:فروردین|اردیبهشت|خرداد|تیر|مرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند)(?![آ-ی])|\b(?:Farvardin|Ordibehesht|Khordad|Tir|Mordad|Shahrivar|Mehr|Aban|Azar|Dey|Bahman|Esfand)\b/g,
  /** Applied after those two: a day as screens say it, by a name, by day and month, or with its year too. (D-271) */
  dates:
    /(?:شنبه |Saturday, )?(?:[۰-۹]{1,2} آبان(?: [۰-۹]{4})?|\b[0-9]{1,2} Aban(?: [0-9]{4})?)|(?:امروز|دیروز)(?![آ-ی])|\b(?:today|yesterday)\b/g,
  greetings: /.+(?= بخیر| عزیز)|^(?:Good \w+|Hello)(?=, )/g,
}

/**
 * Masks volatile content before a screenshot: what another day, another person or another second would show otherwise
 * (digits, codes, names of days and months, the greeting and the curves of prices).
 */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async ({ days, months, dates, greetings }) => {
    await document.fonts.ready
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    for (const curve of document.querySelectorAll<HTMLElement | SVGElement>(
      'canvas, svg[data-trend], [role="slider"] > svg, video, [role="grid"]',
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
        .replace(dates, (word) => (/[a-z]/.test(word) ? 'Saturday' : 'شنبه'))
        .replace(greetings, '')
        .replace(/\b[A-Z0-9]{8}\b/g, 'AAAAAAAA')
        .replace(/[۰-۹]/g, '۸')
        .replace(/[0-9]/g, '8')
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
  await seeThirdZone(page)
  await standStill(page)
  await expect.soft(page, name).toHaveScreenshot(`${name}.png`)
}

/** Waits for the third zone, which comes after its page: a picture taken before would be one of another moment. */
export async function seeThirdZone(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(hasThirdZone), 'third zone').toBe(true)
}

/** Whether the third zone shows what came for it, where the window and the page have one. */
function hasThirdZone(): boolean {
  const zone = document.querySelector('header ~ main')?.parentElement?.nextElementSibling
  // Beside the page of who is signed out stand messages.
  if (!zone || getComputedStyle(zone).position !== 'sticky') return true
  return zone.querySelector('[data-drawn]') !== null && zone.querySelector('[aria-busy="true"]') === null
}
