import { afterPaint } from './after-paint'

/** Events whose next paint a person waits for. */
const presses: ReadonlySet<string | undefined> = new Set(['click', 'keydown', 'submit'])

/**
 * Yields to the browser's next paint while a press is being handled, and runs at once elsewhere. For work that takes longer
 * than a frame, such as rendering a page: the press is answered before (interaction to next paint).
 */
export function yieldToPaint(work: () => void): void {
  if (presses.has(window.event?.type)) afterPaint(work)
  else work()
}
