import type { Bus } from '@sarv/shared/events/bus'
import { type PageOverride, pageOverride } from '@sarv/shared/remote/page-data'
import type { Locks } from '../pwa/locks'
import { stepFor } from './override-rules'

/** How often the page asks while somebody looks at it; milliseconds. */
const pause = 1_000
const patience = 5_000

interface Followed {
  readonly override: PageOverride
  readonly bus: Pick<Bus, 'on' | 'off'>
  readonly locks: Pick<Locks, 'held'>
  readonly reload: () => void
  /** Called once when the build is gone. */
  readonly onEnd: () => void
}

/**
 * Asks the document server which build runs, and loads the page anew for another one: not inside a one-time code or a
 * payment. When the build is gone and took its part of the screen with it, there is nothing to wait for either.
 * @returns what ends it
 */
export function followOverride({ override, bus, locks, reload, onEnd }: Followed): () => void {
  let lost = false
  let ended = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const failed = ({ name }: { name: string }) => {
    lost ||= name === override.name
  }
  bus.on('remote-failed', failed)
  const ask = async () => {
    const step = document.hidden ? 'stay' : await nextStep(override)
    if (step === 'end' && !ended) onEnd()
    ended ||= step === 'end'
    const isToGo = step === 'reload' || (step === 'end' && lost)
    if (isToGo && !locks.held()) reload()
    else if (timer !== undefined) timer = setTimeout(ask, pause)
  }
  timer = setTimeout(ask, pause)
  return () => {
    clearTimeout(timer)
    timer = undefined
    bus.off('remote-failed', failed)
  }
}

/** No answer says nothing. */
async function nextStep(override: PageOverride) {
  try {
    const answer = await fetch('/overrides', { signal: AbortSignal.timeout(patience) })
    if (!answer.ok && answer.status !== 404) return 'stay'
    return stepFor(override, answer.status !== 200 ? undefined : pageOverride.parse(await answer.json()))
  } catch {
    return 'stay'
  }
}
