import type { Bus } from '../../contract/events/bus'
import { type PageOverride, pageOverride } from '../../contract/page-data'
import type { UpdateHolds } from '../updates/update-holds'
import { chooseOverrideStep } from './override-step'

/** Milliseconds between two polls; a hidden page polls nothing. */
const pollInterval = 1_000
/** Milliseconds. */
const requestTimeout = 5_000

interface FollowOptions {
  readonly override: PageOverride
  readonly bus: Pick<Bus, 'on' | 'off'>
  readonly holds: Pick<UpdateHolds, 'isHeld'>
  readonly reload: () => void
  /** Called once when the build is gone. */
  readonly onEnd: () => void
}

/**
 * Polls the document server for the developer's build and reloads the page for another one, not inside a one-time code or
 * a payment. It reloads too when the build is gone and its part of the screen failed: nothing is left to lose there.
 * @returns stops the polling
 */
export function followOverride({ override, bus, holds, reload, onEnd }: FollowOptions): () => void {
  let isRemoteFailed = false
  let hasEnded = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const onRemoteFailed = ({ name }: { name: string }) => {
    isRemoteFailed ||= name === override.name
  }
  bus.on('remote-failed', onRemoteFailed)
  const poll = async () => {
    const step = document.hidden ? 'stay' : await fetchStep(override)
    if (step === 'end' && !hasEnded) onEnd()
    hasEnded ||= step === 'end'
    const shouldReload = step === 'reload' || (step === 'end' && isRemoteFailed)
    if (shouldReload && !holds.isHeld) reload()
    else if (timer !== undefined) timer = setTimeout(poll, pollInterval)
  }
  timer = setTimeout(poll, pollInterval)
  return () => {
    clearTimeout(timer)
    timer = undefined
    bus.off('remote-failed', onRemoteFailed)
  }
}

/** A failed request changes nothing. */
async function fetchStep(override: PageOverride) {
  try {
    const response = await fetch('/overrides', { signal: AbortSignal.timeout(requestTimeout) })
    if (!response.ok && response.status !== 404) return 'stay'
    return chooseOverrideStep(override, response.status !== 200 ? undefined : pageOverride.parse(await response.json()))
  } catch {
    return 'stay'
  }
}
