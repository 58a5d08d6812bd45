import type { Page, Route } from '@playwright/test'
import { investorPages } from '../pages/every-page'
import { addressOf } from '../pages/example-paths'
import { expect, test } from '../test'

/** Cumulative layout shift, without a unit: three tabs make room for five when the navigation comes (HST-024). */
const most = 0.01

declare global {
  interface Window {
    shifts?: { value: number; moved: string }[]
  }
}

/** Runs in each page before anything of it: notes what moves though nobody touched anything. */
function noteShifts(): void {
  const shifts: NonNullable<Window['shifts']> = []
  window.shifts = shifts
  new PerformanceObserver((list) => {
    type Shift = PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
        const text = node?.textContent?.trim().slice(0, 30)
        return `«${text}» ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`
      })
      shifts.push({ value, moved: moved.join('; ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Lets through the answer that was asked for last; false while none waits. */
async function letOneThrough(held: Route[]): Promise<boolean> {
  const route = held.pop()
  if (route === undefined) return false
  await route.fulfill({ response: await route.fetch() })
  return true
}

const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

test('U5 answers that come one after the other, the last one first, move nothing that stands @both', async ({
  page,
  platform,
  signIn,
  watch,
}) => {
  test.slow()
  watch.expectComplaints(/404 \(Not Found\)/)
  await signIn('investor')
  await page.addInitScript(noteShifts)
  const held: Route[] = []
  for (const { name, path, words } of investorPages) {
    const address = await addressOf(page, path)
    held.length = 0
    await page.route(`${platform.sandbox.api}/**`, (route) => {
      // Events are sent beside the page, which waits for none.
      if (route.request().method() !== 'GET') return route.continue()
      held.push(route)
    })
    await page.goto(address)
    const answer = page.getByText(words).first()
    await page.locator('[aria-busy="true"]').first().or(answer).first().waitFor({ state: 'attached' })
    await expect(async () => {
      while (await letOneThrough(held)) await drawn(page)
      await expect(answer, name).toBeVisible({ timeout: 200 })
      await expect(page.locator('[aria-busy="true"]'), name).toHaveCount(0, { timeout: 200 })
    }).toPass({ intervals: [50] })
    const shifts = await page.evaluate(() => window.shifts ?? [])
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect.soft(sum, `${name}: ${shifts.map(({ moved }) => moved).join('\n')}`).toBeLessThan(most)
    // What still waits goes with its page.
    await page.unrouteAll()
  }
})
