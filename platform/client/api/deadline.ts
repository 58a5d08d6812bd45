/** Why a call was aborted before its response was complete. */
export type AbortCause = 'timeout' | 'aborted'

export interface Deadline {
  readonly signal: AbortSignal
  readonly aborted: () => AbortCause | undefined
  /** Restarts the time, as when an upload moved on. */
  readonly extend: () => void
  /** The call is over: no timer and no listener stays. */
  readonly release: () => void
}

/** Deadline of a call: its signal aborts when the time is up or when the caller gives up, whichever comes first. */
export function startDeadline(milliseconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  let aborted: AbortCause | undefined
  const abort = (cause: AbortCause) => {
    aborted ??= cause
    controller.abort()
  }
  const giveUp = () => abort('aborted')
  const startTimer = () => setTimeout(() => abort('timeout'), milliseconds)
  let timer = startTimer()
  if (caller?.aborted) giveUp()
  caller?.addEventListener('abort', giveUp)
  return {
    signal: controller.signal,
    aborted: () => aborted,
    extend() {
      if (aborted) return
      clearTimeout(timer)
      timer = startTimer()
    },
    release() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', giveUp)
    },
  }
}
