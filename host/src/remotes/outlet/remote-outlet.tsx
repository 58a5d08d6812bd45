import { crashLoopGuard } from '@sarv/platform/client/remotes/loading/crash-loop-guard'
import type { RemoteMount } from '@sarv/platform/client/remotes/loading/open-remote'
import { useRemoteMount } from '@sarv/platform/client/remotes/loading/use-remote-mount'
import type { ManifestRoute } from '@sarv/platform/contract/manifest-parts'
import { useState } from 'react'
import { useServices } from '../../services/services'
import { RemoteErrorCard } from './remote-error-card'
import { RemoteKilledCard } from './remote-killed-card'
import { RemoteLoading } from './remote-loading'

/** Renders a remote, or the error card in its place; errors inside of it never reach the page. */
export function RemoteOutlet({ remote, platform, skeleton }: RemoteMount & Pick<ManifestRoute, 'skeleton'>) {
  const [attempt, setAttempt] = useState(0)
  const { title, notice, unreleased } = remote
  if (notice) return <RemoteKilledCard title={title} notice={notice} unreleased={unreleased} />
  const retry = () => {
    crashLoopGuard.forget({ remote })
    setAttempt(attempt + 1)
  }
  return (
    <RemoteAttempt
      key={`${remote.name} ${remote.entry} ${attempt}`}
      remote={remote}
      platform={platform}
      skeleton={skeleton}
      onRetry={retry}
    />
  )
}

interface AttemptProps extends RemoteMount, Pick<ManifestRoute, 'skeleton'> {
  readonly onRetry: () => void
}

function RemoteAttempt({ onRetry, skeleton, ...mounting }: AttemptProps) {
  const { bus } = useServices()
  const [frame, phase] = useRemoteMount(mounting, bus)
  return (
    <>
      {phase.at === 'loading' && <RemoteLoading skeleton={skeleton} />}
      <div ref={frame} hidden={phase.at === 'failed'} />
      {phase.at === 'failed' && (
        <RemoteErrorCard
          title={mounting.remote.title}
          reason={phase.error.reason}
          file={phase.error.file}
          onRetry={onRetry}
        />
      )}
    </>
  )
}
