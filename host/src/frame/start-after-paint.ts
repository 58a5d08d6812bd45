/** Milliseconds after which the shell starts whether or not the browser has painted: a tab in the background does not. */
const patience = 400

/** Imports the shell's script when the document is parsed and its frame painted: evaluating it takes longer than both. */
export function startAfterPaint(url: string): void {
  let isStarted = false
  const start = () => {
    if (isStarted) return
    isStarted = true
    import(/* webpackIgnore: true */ url).catch(fail)
  }
  const wait = () => {
    requestAnimationFrame(() => setTimeout(start))
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
