import { afterPaint } from '../../lib/async/after-paint'
import { raiseFlag } from '../root-flags'

/** Milliseconds after which the shell starts, even if something is missing. */
export const timeout = 400

/**
 * Imports the shell's script when the document is parsed, up to answers that come behind it, and its frame painted: evaluating
 * it takes longer than both.
 * @param ready what else is to be painted before
 * @param event that tells that it is parsed
 */
export function startAfterPaint(url: string, ready: Promise<void>, event = 'DOMContentLoaded'): void {
  const start = () => void import(/* webpackIgnore: true */ url).catch(fail)
  const wait = () => {
    const patient = new Promise((resolve) => setTimeout(resolve, timeout))
    void Promise.race([ready, patient]).finally(() => afterPaint(start))
  }
  if (document.readyState === 'loading') addEventListener(event, wait, { once: true })
  else wait()
}

/** The document has a message of its own for a shell that does not come. */
function fail(error: unknown): void {
  raiseFlag('failed')
  throw error
}
