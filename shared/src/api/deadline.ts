/** Why a call was ended before its answer was complete. */
export type Ended = 'timeout' | 'aborted'

export interface Deadline {
  readonly signal: AbortSignal
  readonly ended: () => Ended | undefined
  /** Starts the time again, as when an upload moved on. */
  readonly extend: () => void
  /** The call is over: no timer and no listener stays. */
  readonly release: () => void
}

/** A signal that ends a call when the time is up or when the caller gives up, whichever comes first. */
export function startDeadline(milliseconds: number, caller?: AbortSignal): Deadline {
  const controller = new AbortController()
  let ended: Ended | undefined
  const end = (why: Ended) => {
    ended ??= why
    controller.abort()
  }
  const giveUp = () => end('aborted')
  const startTimer = () => setTimeout(() => end('timeout'), milliseconds)
  let timer = startTimer()
  if (caller?.aborted) giveUp()
  caller?.addEventListener('abort', giveUp)
  return {
    signal: controller.signal,
    ended: () => ended,
    extend() {
      if (ended) return
      clearTimeout(timer)
      timer = startTimer()
    },
    release() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', giveUp)
    },
  }
}
