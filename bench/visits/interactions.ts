import type { Page } from '@playwright/test'
import { silenceAfterLoad } from '../network-idle'
import { tabLink } from './page-times'

/** A slow page, and how to wait until it is idle. */
export interface SlowPage {
  readonly page: Page
  readonly idle: (silence?: number) => Promise<void>
}

declare global {
  /** Milliseconds to the next paint of each interaction so far, by its id; those under 16 ms are not reported. */
  var seenInteractions: Map<number, number>
}

/** Records how long interactions take until the next paint. */
function recordInteractions(): void {
  globalThis.seenInteractions = new Map()
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId?: number })[]) {
      const { interactionId: id, duration } = entry
      if (id) seenInteractions.set(id, Math.max(duration, seenInteractions.get(id) ?? 0))
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

type Press = readonly [name: string, act: (page: Page) => Promise<void>]

/** What an investor presses and types on the way from home to a purchase. */
const purchase: readonly Press[] = [
  ['fund', (page) => page.getByRole('list', { name: 'صندوق‌های برتر' }).getByRole('link').first().tap()],
  ['range', (page) => page.getByRole('radio', { name: 'از ابتدا' }).press(' ')],
  ['buy', (page) => page.getByRole('link', { name: 'خرید', exact: true }).tap()],
  ['amount', (page) => page.getByRole('textbox', { name: 'مبلغ خرید' }).tap()],
  // The last amount is there.
  ['select', (page) => page.keyboard.press('Control+a')],
  ...[...'5000000'].map((digit): Press => ['digit', (page) => page.keyboard.press(digit)]),
  ['rules', (page) => page.getByText('شرایط و کارمزدهای این صندوق را می‌پذیرم.').tap()],
  ['continue', (page) => page.getByRole('button', { name: 'ادامه', exact: true }).tap()],
  ['close', (page) => page.keyboard.press('Escape')],
]

/** And through all tabs. */
const tabs: readonly Press[] = ['دارایی‌ها', 'سرمایه‌گذاری', 'کارت', 'پروفایل', 'خانه'].map((label) => [
  label,
  (page) => tabLink(page, label).tap(),
])

/** Milliseconds from a press to the paint; 16 where it was faster, which the browser does not report. */
export interface Interaction {
  readonly name: string
  readonly took: number
}

/** Walks through the app from home, and lets each press be answered before the next one. */
export async function walk({ page, idle }: SlowPage): Promise<Interaction[]> {
  const interactions: Interaction[] = []
  for (const presses of [purchase, tabs]) {
    await page.goto('/home')
    await idle(silenceAfterLoad)
    await page.evaluate(recordInteractions)
    for (const [name, act] of presses) {
      await page.evaluate(() => seenInteractions.clear())
      await act(page)
      await idle()
      interactions.push({ name, took: await page.evaluate(() => Math.max(16, ...seenInteractions.values())) })
    }
  }
  return interactions
}
