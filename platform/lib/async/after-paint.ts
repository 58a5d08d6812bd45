/** Milliseconds after which a tab in the background goes on: it is not painted at all. */
const timeout = 100

/** Runs work once, after the browser's next paint. */
export function afterPaint(work: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    work()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, timeout)
}
