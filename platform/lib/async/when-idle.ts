import { afterPaint } from './after-paint'

/** Milliseconds after which the work is done, even if there is other work to do. */
const timeoutMs = 1_000

/** Runs work once the next frame is painted and the page has nothing else to do. */
export function whenIdle(work: () => void): void {
  afterPaint(() => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: timeoutMs })
    // Safari has none.
    else setTimeout(work)
  })
}
