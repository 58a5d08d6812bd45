/** Events whose next paint somebody waits for. */
const presses: ReadonlySet<string | undefined> = new Set(['click', 'keydown', 'submit'])
/** Milliseconds after which a tab in the background goes on: it is not painted at all. */
const patience = 100

/**
 * Yields to the browser's next paint while a press is being handled, and runs at once elsewhere. For work that takes longer
 * than a frame, such as rendering a page: the press is answered before (interaction to next paint).
 */
export function yieldToPaint(work: () => void): void {
  if (!presses.has(window.event?.type)) {
    work()
    return
  }
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    work()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, patience)
}
