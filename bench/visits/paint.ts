import type { BarePage } from '../bare/bare-page'

export interface Paint {
  /** Milliseconds from the start of the navigation to the largest contentful paint. */
  readonly largest: number
  /** Cumulative layout shift, without a unit. */
  readonly shift: number
}

/** What Chromium has painted of a page that is at rest: the largest paint until now, and how much of it has moved. */
export function paintOf(page: BarePage): Promise<Paint> {
  return page.evaluate(readPaint, 300)
}

/** Runs in the page. @param told how long it may take to tell what is buffered, ms */
async function readPaint(told: number): Promise<Paint> {
  await document.fonts.ready
  const paint = { largest: Number.NaN, shift: 0 }
  const take = (type: string, read: (entry: PerformanceEntry) => void) =>
    new Promise<void>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) read(entry)
      })
      observer.observe({ type, buffered: true })
      // What is buffered comes in a task of its own; a page that never shifted has nothing to tell.
      setTimeout(() => {
        observer.disconnect()
        resolve()
      }, told)
    })
  await take('largest-contentful-paint', ({ startTime }) => {
    paint.largest = startTime
  })
  await take('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) paint.shift += value
  })
  return paint
}
