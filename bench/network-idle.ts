import { setTimeout } from 'node:timers/promises'

/** What a page has to do with the network so far. */
export interface Activity {
  /** Requests without an answer yet. */
  readonly onTheirWay: number
  /** Grows with all that is sent or comes. */
  readonly events: number
}

/** The page, as far as it is asked whether it has anything to do. */
interface Asked {
  evaluate(run: (timeout: number) => Promise<void>, timeout: number): Promise<void>
}

/** Milliseconds without an event after which a page is asked whether it has anything to do. */
const defaultSilence = 500
/** The same after a page load: longer than the delay of the shell for low-priority work (web vitals, the index). */
export const silenceAfterLoad = 2_500
const interval = 50

/** Milliseconds after which an idle callback is called all the same: Chromium keeps some of them back in an idle page. */
const idleTimeout = 3_000

/** Milliseconds after which a page that never rests is an error. */
const timeoutMs = 120_000

/**
 * Waits until a page is at rest: nothing is on its way, nothing was sent or came for a while, and its main thread was
 * idle since. A page that is merely slow, on a busy machine, is not at rest.
 * @throws Error when it never is
 */
export async function networkIdle(page: Asked, activity: () => Activity, silence = defaultSilence): Promise<void> {
  const until = Date.now() + timeoutMs
  let { events } = activity()
  let since = Date.now()
  for (;;) {
    await setTimeout(interval)
    const isSilent = () => activity().events === events && activity().onTheirWay === 0
    if (!isSilent()) {
      events = activity().events
      since = Date.now()
    } else if (Date.now() - since >= silence) {
      await page.evaluate(
        (timeout) => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout })),
        idleTimeout,
      )
      if (isSilent()) return
    }
    if (Date.now() > until) throw new Error(`The page never came to rest: ${activity().onTheirWay} on their way`)
  }
}
