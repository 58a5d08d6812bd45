/**
 * Error listener of a development page: errors that no code caught, and errors that were caught and written to the
 * console, as React does for error boundaries and the shell for a remote that cannot be opened. Each error is heard
 * once.
 * @param onError its second argument says whether something else stands on the page in the place of what threw it
 */
export function listenToErrors(onError: (error: Error, isCaught: boolean) => void): void {
  const heard = new WeakSet<Error>()
  const hear = (error: unknown, isCaught: boolean) => {
    if (!(error instanceof Error) || heard.has(error)) return
    heard.add(error)
    onError(error, isCaught)
  }
  addEventListener('error', ({ error }) => hear(error, false))
  addEventListener('unhandledrejection', ({ reason }) => hear(reason, false))
  const say = console.error
  console.error = (...words: unknown[]) => {
    say(...words)
    for (const word of words) hear(word, true)
  }
}
