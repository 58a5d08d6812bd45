import type { BrowserContext, CDPSession } from '@playwright/test'
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
    await page.mouse.move(box.x + 1, box.y + 20)
    const before = await busyTime(cdp)
    for (let step = 1; step <= moves; step++)
      await page.mouse.move(box.x + (box.width * step) / (moves + 1), box.y + 20)
    const move = ((await busyTime(cdp)) - before) / moves
    return { drawn, longestTask, move }
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

/** The time that the page's main thread has worked so far, ms. */
async function busyTime(cdp: CDPSession): Promise<number> {
  await cdp.send('Performance.enable')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000
}
