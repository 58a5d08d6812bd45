import { crashLoopGuard } from '@sarv/platform/client/remotes/loading/crash-loop-guard'
import type { RemoteMount } from '@sarv/platform/client/remotes/loading/open-remote'
import { useRemoteMount } from '@sarv/platform/client/remotes/loading/use-remote-mount'
import type { Bus } from '@sarv/platform/contract/events/bus'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Renders a remote, or a card in its place; errors inside of it never reach the shell. */
export function RemoteOutlet({ remote, platform, bus }: RemoteMount & { readonly bus: Bus }) {
  const [attempt, setAttempt] = useState(0)
  const { i18n } = useTranslation('host')
  if (remote.notice) return <p className="card">{remote.notice[i18n.language === 'en' ? 'en' : 'fa']}</p>
  const retry = () => {
    crashLoopGuard.forget({ remote })
    setAttempt(attempt + 1)
  }
  return <Attempt key={`${remote.entry} ${attempt}`} remote={remote} platform={platform} bus={bus} onRetry={retry} />
}

function Attempt({ onRetry, bus, ...mounting }: RemoteMount & { readonly bus: Bus; readonly onRetry: () => void }) {
  const [frame, phase] = useRemoteMount(mounting, bus)
  const { t } = useTranslation('host')
  return (
    <>
      <div ref={frame} hidden={phase.at === 'failed'} aria-busy={phase.at === 'loading'} />
      {phase.at === 'failed' && (
        <div className="card" role="alert">
          <p>{t('failed')}</p>
          <button type="button" onClick={onRetry}>
            {t('retry')}
          </button>
        </div>
      )}
    </>
  )
}
