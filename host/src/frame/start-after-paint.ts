/** Milliseconds after which the shell starts whatever is missing: a tab in the background is not painted at all. */
const patience = 400

/**
 * Imports the shell's script when the document is parsed and its frame painted: evaluating it takes longer than both.
 * @param ready what else is to be painted before
 */
export function startAfterPaint(url: string, ready: Promise<void>): void {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    import(/* webpackIgnore: true */ url).catch(fail)
  }
  const wait = () => {
    void ready.then(() => requestAnimationFrame(() => setTimeout(start)))
    setTimeout(start, patience)
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', wait)
  else wait()
}

/** The document has a message of its own for a shell that does not come. */
function fail(error: unknown): void {
  document.documentElement.dataset.failed = ''
  throw error
}
