import type { PageRemote } from '@sarv/shared/remote/page-data'
import type { Platform } from '@sarv/shared/remote/platform'
import { useEffect, useRef, useState } from 'react'
import { openRemote } from './open-remote'
import type { RemoteFailure } from './remote-failure'
import { RemoteLoading } from './remote-loading'
import { RemoteUnavailable } from './remote-unavailable'

interface Mounting {
  readonly remote: PageRemote
  readonly platform: Platform
}

/** One remote on the screen, or the card that says why it is not there. Whatever happens inside stays inside. */
export function RemoteOutlet({ remote, platform }: Mounting) {
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt(attempt + 1)
  return <RemoteAttempt key={`${remote.entry} ${attempt}`} remote={remote} platform={platform} onRetry={retry} />
}

type Phase = { at: 'loading' } | { at: 'mounted' } | { at: 'failed'; failure: RemoteFailure }

function RemoteAttempt({ remote, platform, onRetry }: Mounting & { onRetry: () => void }) {
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
    const opened = openRemote(remote, slot, platform, fail)
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
  }, [remote, platform])

  return (
    <>
      {phase.at === 'loading' && <RemoteLoading />}
      <div ref={frame} hidden={phase.at === 'failed'} />
      {phase.at === 'failed' && (
        <RemoteUnavailable title={remote.title} reason={phase.failure.reason} onRetry={onRetry} />
      )}
    </>
  )
}
