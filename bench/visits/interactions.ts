import type { BarePage, Target } from '../bare/bare-page'
import { silenceAfterLoad } from '../page-rest'
import { tabLink } from './tab-link'

declare global {
  /** Milliseconds to the next paint of each interaction so far, by its id; those under 16 ms are not told. */
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

interface Press {
  readonly name: string
  readonly act: (page: BarePage) => Promise<void>
}

const tap = (name: string, target: Target): Press => ({ name, act: (page) => page.tap(target) })
const amount: Target = { role: 'textbox', name: 'مبلغ خرید' }

/** What an investor presses and types on the way from home to a purchase. */
const purchase: readonly Press[] = [
  tap('fund', { role: 'link', within: { role: 'list', name: 'صندوق‌های برتر' } }),
  {
    name: 'range',
    async act(page) {
      await page.focus({ role: 'radio', name: 'از ابتدا' })
      await page.press(' ')
    },
  },
  tap('buy', { role: 'link', name: 'خرید' }),
  tap('amount', amount),
  // The last amount stands there.
  { name: 'select', act: (page) => page.press('a', { control: true }) },
  ...[...'5000000'].map((digit) => ({ name: 'digit', act: (page: BarePage) => page.press(digit) })),
  tap('rules', { role: 'checkbox', name: 'شرایط و کارمزدهای این صندوق را می‌پذیرم.' }),
  tap('continue', { role: 'button', name: 'ادامه' }),
  { name: 'close', act: (page) => page.press('Escape') },
]

/** And through all tabs. */
const tabs: readonly Press[] = ['دارایی‌ها', 'سرمایه‌گذاری', 'کارت', 'پروفایل', 'خانه'].map((label) =>
  tap(label, tabLink(label)),
)

/** Milliseconds from a press to the paint; 16 where it was faster, which is not told more finely. */
export interface Interaction {
  readonly name: string
  readonly took: number
}

/** Walks through the app from home, and lets each press be answered before the next one. */
export async function walk(page: BarePage, home: string): Promise<Interaction[]> {
  const interactions: Interaction[] = []
  for (const presses of [purchase, tabs]) {
    await page.goto(home)
    await page.rest(silenceAfterLoad)
    await page.evaluate(recordInteractions)
    for (const { name, act } of presses) {
      await page.evaluate(() => seenInteractions.clear())
      await act(page)
      await page.rest()
      interactions.push({ name, took: await page.evaluate(() => Math.max(16, ...seenInteractions.values())) })
    }
  }
  return interactions
}
