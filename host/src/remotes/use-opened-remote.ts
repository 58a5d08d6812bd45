import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Mounting, openRemote } from './open-remote'
import type { RemoteFailure } from './remote-failure'

export type Phase = { at: 'loading' } | { at: 'mounted' } | { at: 'failed'; failure: RemoteFailure }

/** A remote inside the element that carries the answered ref, for as long as that stands on the screen. */
export function useOpenedRemote({ remote, platform, section }: Mounting): [RefObject<HTMLDivElement | null>, Phase] {
  const frame = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<Phase>({ at: 'loading' })

  useEffect(() => {
    // React never touches the slot: it belongs to the remote until the remote has left.
    const slot = document.createElement('div')
    frame.current?.append(slot)
    let left = false
    const fail = (failure: RemoteFailure) => {
      if (left) return
      platform.bus.emit('remote-failed', { name: remote.name, version: remote.version, reason: failure.reason })
      setPhase({ at: 'failed', failure })
    }
    const opened = openRemote({ remote, platform, section }, slot, fail)
    opened.then(() => {
      if (!left) setPhase((now) => (now.at === 'loading' ? { at: 'mounted' } : now))
    }, fail)
    return () => {
      left = true
      opened
        .then((close) => close())
        .catch(() => undefined)
        .finally(() => slot.remove())
    }
  }, [remote, platform, section])

  return [frame, phase]
}
