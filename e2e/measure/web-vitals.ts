import type { BrowserContext } from '@playwright/test'

/** A phone of the middle class on 4G: four times slower than this machine, 9 Mbps down, 3 up, 100 ms there and back. */
const network = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8 }
const slowdown = 4

export interface WebVitals {
  /** Milliseconds from the start of the navigation to the largest contentful paint. */
  readonly largest: number
  /** Cumulative layout shift, without a unit. */
  readonly shift: number
}

/**
 * Opens an address on the slow phone, waits for what the person came to see, and reads what Chromium painted until then.
 * @param words text that stands on the finished page
 * @param cold whether the browser's cache is emptied first
 */
export async function measureWebVitals(
  context: BrowserContext,
  address: string,
  { words, cold }: { readonly words: string; readonly cold: boolean },
): Promise<WebVitals> {
  const page = await context.newPage()
  try {
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    if (cold) await cdp.send('Network.clearBrowserCache')
    await cdp.send('Network.emulateNetworkConditions', network)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(address)
    await page.getByText(words).first().waitFor()
    return await page.evaluate(readPaint)
  } finally {
    await page.close()
  }
}

/** Runs in the page: the entries so far, once everything that is on its way has been painted. */
async function readPaint(): Promise<WebVitals> {
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 500)))
  const paint = { largest: Number.NaN, shift: 0 }
  for (const type of ['largest-contentful-paint', 'layout-shift']) {
    await new Promise<void>((resolve) => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value?: number; hadRecentInput?: boolean })[])
          if (type !== 'layout-shift') paint.largest = entry.startTime
          else if (!entry.hadRecentInput) paint.shift += entry.value ?? 0
        resolve()
      }).observe({ type, buffered: true })
      // A page that never shifts has no entry to tell.
      setTimeout(resolve, 500)
    })
  }
  return paint
}
