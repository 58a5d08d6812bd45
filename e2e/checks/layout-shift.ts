import type { Page } from '@playwright/test'

/** One shift of the layout without a touch or a key before it. */
interface Shift {
  readonly value: number
  readonly moved: string
}

declare global {
  interface Window {
    shifts?: Shift[]
  }
}

/** Records layout shifts (CLS) of every page that is loaded from now on. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    window.shifts = shifts
    new PerformanceObserver((list) => {
      type Entry = PerformanceEntry & {
        readonly value: number
        readonly hadRecentInput: boolean
        readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
      }
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        if (hadRecentInput) continue
        const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const text = node?.textContent?.trim().slice(0, 30)
          return `«${text}» ${from.x},${from.y} ${from.width}×${from.height} → ${to.x},${to.y} ${to.width}×${to.height}`
        })
        shifts.push({ value, moved: moved.join('; ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Sum of the shifts since the page was loaded, without a unit, and what moved. */
export async function layoutShift(page: Page): Promise<{ sum: number; moved: string }> {
  const shifts = await page.evaluate(() => window.shifts ?? [])
  return {
    sum: shifts.reduce((total, { value }) => total + value, 0),
    moved: shifts.map(({ moved }) => moved).join('\n'),
  }
}
