import type { Page } from '@playwright/test'
import { tap } from './tap'

declare global {
  /** Milliseconds to the next paint of each interaction so far, by its id; those under 16 ms are not told. */
  var seenInteractions: Map<number, number>
}

/** Records how long interactions take until the next paint, in every page that is loaded from now on. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.seenInteractions = new Map()
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId?: number })[]) {
        const { interactionId: id, duration } = entry
        if (id) seenInteractions.set(id, Math.max(duration, seenInteractions.get(id) ?? 0))
      }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
}

interface Press {
  readonly name: string
  readonly act: (page: Page) => Promise<void>
}

const tab = (label: string): Press => ({
  name: label,
  act: (page) => tap(page.getByRole('navigation', { name: 'بخش‌های برنامه' }).getByRole('link', { name: label })),
})

/** What an investor presses and types on the way from home to a purchase. */
const purchase: readonly Press[] = [
  { name: 'fund', act: (page) => tap(page.getByRole('list', { name: 'صندوق‌های برتر' }).getByRole('link').first()) },
  { name: 'range', act: (page) => page.getByRole('radio', { name: 'از ابتدا' }).press('Space') },
  { name: 'buy', act: (page) => tap(page.getByRole('link', { name: 'خرید', exact: true })) },
  { name: 'amount', act: (page) => tap(page.getByRole('textbox', { name: 'مبلغ خرید' })) },
  // The last amount stands there.
  { name: 'select', act: (page) => page.keyboard.press('ControlOrMeta+A') },
  ...[...'5000000'].map((digit) => ({ name: 'digit', act: (page: Page) => page.keyboard.press(digit) })),
  { name: 'rules', act: (page) => tap(page.getByText('شرایط و کارمزدهای این صندوق را می‌پذیرم.')) },
  { name: 'continue', act: (page) => tap(page.getByRole('button', { name: 'ادامه', exact: true })) },
  { name: 'close', act: (page) => page.getByRole('dialog', { name: 'تأیید خرید' }).press('Escape') },
]

/** And through all tabs. */
const tabs: readonly Press[] = ['دارایی‌ها', 'سرمایه‌گذاری', 'کارت', 'پروفایل', 'خانه'].map(tab)

/** Milliseconds from a press to the paint; 16 where it was faster, which is not told more finely. */
export interface Interaction {
  readonly name: string
  readonly took: number
}

/**
 * Walks through the app from home, and lets each press be answered before the next one.
 * @param rest waits until the page has nothing to do
 */
export async function walk(page: Page, rest: () => Promise<void>): Promise<Interaction[]> {
  const interactions: Interaction[] = []
  for (const presses of [purchase, tabs]) {
    await page.goto('/home')
    await rest()
    for (const { name, act } of presses) {
      await page.evaluate(() => seenInteractions.clear())
      await act(page)
      await rest()
      interactions.push({ name, took: await page.evaluate(() => Math.max(16, ...seenInteractions.values())) })
    }
  }
  return interactions
}
