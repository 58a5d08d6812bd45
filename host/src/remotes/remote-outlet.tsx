import { useState } from 'react'
import type { Mounting } from './open-remote'
import { RemoteLoading } from './remote-loading'
import { RemoteSwitchedOff } from './remote-switched-off'
import { RemoteUnavailable } from './remote-unavailable'
import { useOpenedRemote } from './use-opened-remote'

/** One remote on the screen, or the card that says why it is not there. Whatever happens inside stays inside. */
export function RemoteOutlet({ remote, platform }: Mounting) {
  const [attempt, setAttempt] = useState(0)
  if (remote.notice) return <RemoteSwitchedOff title={remote.title} notice={remote.notice} />
  const retry = () => setAttempt(attempt + 1)
  return <RemoteAttempt key={`${remote.entry} ${attempt}`} remote={remote} platform={platform} onRetry={retry} />
}

function RemoteAttempt({ onRetry, ...mounting }: Mounting & { onRetry: () => void }) {
  const [frame, phase] = useOpenedRemote(mounting)
  return (
    <>
      {phase.at === 'loading' && <RemoteLoading />}
      <div ref={frame} hidden={phase.at === 'failed'} data-remote={mounting.remote.name} data-phase={phase.at} />
      {phase.at === 'failed' && (
        <RemoteUnavailable title={mounting.remote.title} reason={phase.failure.reason} onRetry={onRetry} />
      )}
    </>
  )
}
