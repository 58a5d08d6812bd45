import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { sectionOf, wordsOf } from '../remotes/sections'

/** A page on a processor four times slower than this one, open at a part of the platform that asks for no funds. */
export async function slowPage(
  context: BrowserContext,
  prepare: (page: Page) => Promise<void>,
): Promise<{ page: Page; cdp: CDPSession }> {
  const page = await context.newPage()
  await prepare(page)
  await page.addInitScript(watchTasks)
  await page.goto('/faq')
  await wordsOf(page, sectionOf('support')).waitFor()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return { page, cdp }
}

declare global {
  /** Tasks over 50 ms and answers to the person's acts since they were last emptied, in ms. */
  var seenTasks: number[]
  var seenActs: number[]
}

/** Runs in the page before everything else. */
function watchTasks(): void {
  globalThis.seenTasks = []
  globalThis.seenActs = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seenTasks.push(duration)
  }).observe({ type: 'longtask' })
  const acts = { type: 'event', durationThreshold: 16 } as PerformanceObserverInit
  new PerformanceObserver((list) => {
    for (const { duration, name } of list.getEntries())
      if (/^(key|pointerup|click|input|change)/.test(name)) seenActs.push(duration)
  }).observe(acts)
}

/** The longest answer to an act, from the press to the paint; Event Timing counts from 16 ms and by eights. */
export async function slowestAct(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => void seenActs.splice(0))
  await act()
  return page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    return Math.max(16, ...seenActs)
  })
}

/**
 * When the last byte came of the newest answer whose address has these words, by the page's clock, ms. Calls of the API are
 * made by the token worker, which keeps their times.
 * @throws where there was no such answer
 */
export async function answerEnd(page: Page, words: string): Promise<number> {
  const ends = await Promise.all(page.workers().map((worker) => worker.evaluate(lastEnd, words)))
  const end = Math.max(...ends)
  if (!Number.isFinite(end)) throw new Error(`No worker has had an answer of ${words}`)
  return end - (await page.evaluate(() => performance.timeOrigin))
}

/** Runs in a worker: the end of that answer, ms since 1970; before everything where it has none. */
async function lastEnd(words: string): Promise<number> {
  // The browser notes a long answer some time after it has given it.
  for (let tries = 0; tries < 200; tries++) {
    const answer = performance.getEntriesByType('resource').findLast(({ name }) => name.includes(words))
    if (answer) return performance.timeOrigin + (answer as PerformanceResourceTiming).responseEnd
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  return Number.NEGATIVE_INFINITY
}
