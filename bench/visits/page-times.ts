import type { Locator, Page } from '@playwright/test'

/** The link of a tab in the shell's navigation. */
export const tabLink = (page: Page, label: string): Locator =>
  page.getByRole('navigation', { name: 'بخش‌های برنامه' }).getByRole('link', { name: label })

export interface Paint {
  /** Milliseconds from the start of the navigation to the largest contentful paint. */
  readonly largest: number
  /** Cumulative layout shift, without a unit. */
  readonly shift: number
}

/** Largest paint and layout shift of an idle page. */
export function paintOf(page: Page): Promise<Paint> {
  return page.evaluate(async () => {
    await document.fonts.ready
    const paint = { largest: Number.NaN, shift: 0 }
    const take = (type: string, read: (entry: PerformanceEntry) => void) =>
      new Promise<void>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) read(entry)
        })
        observer.observe({ type, buffered: true })
        // Buffered entries come in a task of their own; a page that never shifted has none.
        setTimeout(() => {
          observer.disconnect()
          resolve()
        }, 300)
      })
    await take('largest-contentful-paint', ({ startTime }) => {
      paint.largest = startTime
    })
    await take('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      if (!hadRecentInput) paint.shift += value
    })
    return paint
  })
}

/** How long a tab takes from the press on, in milliseconds by the page's own clock. */
export interface TabTimes {
  /** Until its remote has drawn something of its own, a skeleton too. */
  readonly drawn: number
  /** Until its words are there. */
  readonly shown: number
}

interface Tab {
  readonly label: string
  readonly remote: string
  readonly words: string
}

/** Presses a tab and waits until its page is there. */
export async function openTab(page: Page, tab: Tab): Promise<TabTimes> {
  const watching = page.evaluate(timeTab, tab)
  await tabLink(page, tab.label).tap()
  return watching
}

/** Runs in the page: from the next press on until the first frames that show what is waited for. */
async function timeTab({ remote, words }: Tab): Promise<TabTimes> {
  const pressed = await new Promise<number>((resolve) =>
    addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
  )
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const slot = () => document.querySelector(`main [data-remote="${remote}"]`)
  while (!slot()?.querySelector(':scope > * > *')) await frame()
  const drawn = await frame()
  while (!slot()?.textContent?.includes(words)) await frame()
  return { drawn: drawn - pressed, shown: (await frame()) - pressed }
}
