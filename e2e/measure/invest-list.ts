import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { respondWithFunds } from '../browser/large-responses'
import { answerEnd, slowestAct, slowPage } from '../browser/slow-page'
import type { TestPlatform } from '../platform/worker-platform'

/** What a list of funds costs, in ms where nothing else is said. */
export interface ListTimes {
  /** From the last byte of the answer to the painted first row. */
  readonly firstRow: number
  readonly key: number
  readonly type: number
  readonly order: number
  /** Frames that a scroll of a second did not get. */
  readonly missedFrames: number
  readonly rowsDrawn: number
}

export async function measureList(context: BrowserContext, platform: TestPlatform, count: number): Promise<ListTimes> {
  const { page, cdp } = await slowPage(context, (fresh) => respondWithFunds(fresh, platform, count))
  try {
    const row = page.getByRole('list', { name: 'صندوق‌ها' }).getByRole('listitem')
    await goTo(page, '/funds')
    const painted = await page.evaluate(firstRowPainted)
    const firstRow = painted - (await answerEnd(page, '/info/funds/'))
    await row.first().waitFor()
    const search = page.getByRole('searchbox')
    await search.focus()
    const key = await slowestAct(page, async () => {
      for (const digit of '1160') await page.keyboard.press(digit)
    })
    await slowestAct(page, () => search.fill(''))
    const type = await slowestAct(page, () => page.getByRole('radio', { name: 'طلا', exact: true }).press('Space'))
    await page.getByRole('radio', { name: 'همه', exact: true }).press('Space')
    const order = await slowestAct(page, () => page.getByRole('combobox').press('ArrowDown'))
    const missedFrames = await framesMissed(page, cdp)
    return { firstRow, key, type, order, missedFrames, rowsDrawn: await row.count() }
  } finally {
    await page.close()
  }
}

/** Runs in the page. */
async function firstRowPainted(): Promise<number> {
  // Without names for its parts: whoever runs TypeScript as it is marks them, with what no page has.
  while (!document.querySelector('li a[href^="/funds/"]'))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  return performance.now()
}

/** A finger that moves the list on by 2,400 px in a second. */
async function framesMissed(page: Page, cdp: CDPSession): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0))
  const counting = page.evaluate(async () => {
    const frames: number[] = []
    const end = performance.now() + 1_400
    let before = performance.now()
    while (before < end) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve))
      frames.push(now - before)
      before = now
    }
    return frames.slice(2).reduce((missed, frame) => missed + Math.max(0, Math.round(frame / (1_000 / 60)) - 1), 0)
  })
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 190,
    y: 700,
    yDistance: -2_400,
    speed: 2_400,
    gestureSourceType: 'touch',
  })
  return counting
}
