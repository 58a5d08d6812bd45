import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { respondWithPrices } from '../browser/large-responses'
import { answerEnd, slowPage } from '../browser/slow-page'
import type { TestPlatform } from '../platform/worker-platform'

/** What a chart costs, in ms. */
export interface ChartTimes {
  /** From the last byte of the answer to the painted line. */
  readonly drawn: number
  /** The longest task of the main thread on that way; 50 when none was longer. */
  readonly longestTask: number
  /** The main thread's time for each move of a finger along the line. */
  readonly move: number
  /** The same on an empty page, one word of which the move changes: less is not to be had. */
  readonly bareMove: number
}

const moves = 60

export async function measureChart(
  context: BrowserContext,
  platform: TestPlatform,
  count: number,
): Promise<ChartTimes> {
  const { page, cdp } = await slowPage(context, (fresh) => respondWithPrices(fresh, platform, count))
  try {
    await goTo(page, '/funds/11307')
    const chart = page.getByRole('slider', { name: /نمودار قیمت/ })
    await chart.locator('canvas').waitFor()
    await page.evaluate(() => void seenTasks.splice(0))
    const painting = page.evaluate(linePainted, String(count - 1))
    await page.getByRole('radio', { name: 'از ابتدا' }).press('Space')
    const painted = await painting
    const drawn = painted - (await answerEnd(page, 'time_interval=all'))
    const longestTask = await page.evaluate(() => Math.max(50, ...seenTasks))

    await chart.scrollIntoViewIfNeeded()
    const box = await chart.boundingBox()
    if (!box) throw new Error('The chart has no place')
    const move = await timePerMove(page, cdp, box)
    await page.goto('about:blank')
    await page.evaluate(changeWord)
    const bareMove = await timePerMove(page, cdp, box)
    return { drawn, longestTask, move, bareMove }
  } finally {
    await page.close()
  }
}

/** Runs in the page: until the chart has its last place, and what was drawn then is painted. */
async function linePainted(last: string): Promise<number> {
  while (document.querySelector('[role="slider"]')?.getAttribute('aria-valuemax') !== last)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now()
}

/** Runs in an empty page: a move changes its only word. */
function changeWord(): void {
  addEventListener('pointermove', ({ clientX }) => {
    document.body.textContent = `${clientX}`
  })
}

/** The main thread's time for each move from left to right, ms. */
async function timePerMove(page: Page, cdp: CDPSession, box: { x: number; y: number; width: number }): Promise<number> {
  await page.mouse.move(box.x + 1, box.y + 20)
  const before = await busyTime(cdp)
  for (let step = 1; step <= moves; step++) await page.mouse.move(box.x + (box.width * step) / (moves + 1), box.y + 20)
  return ((await busyTime(cdp)) - before) / moves
}

/** The time that the page's main thread has worked so far, ms. */
async function busyTime(cdp: CDPSession): Promise<number> {
  await cdp.send('Performance.enable')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
}
