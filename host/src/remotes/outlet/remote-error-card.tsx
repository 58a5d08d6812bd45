import { mayPass, type RemoteError } from '@sarv/platform/client/remotes/loading/remote-error'
import { useRetry } from '@sarv/platform/client/remotes/loading/use-retry'
import { type Localized, useFormat, useTranslation } from '@sarv/shared/platform'
import { UnavailableCard } from '@sarv/shared/ui/feedback/unavailable-card'
import { useEffect, useEffectEvent } from 'react'
import { useCountdown } from './use-countdown'
import { useFallbackLinks } from './use-fallback-links'

/** Seconds until the automatic retry. */
const retrySeconds = 20

interface RemoteErrorCardProps extends Pick<RemoteError, 'reason'>, Partial<Pick<RemoteError, 'file'>> {
  readonly title: Localized
  readonly onRetry: () => void
}

/** The card in place of a remote that failed: the reason, a retry (also automatic) and links (PLT-004, ERR-36). */
export function RemoteErrorCard({ title, reason, file, onRetry }: RemoteErrorCardProps) {
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const links = useFallbackLinks()
  const canRetry = mayPass(reason)
  const retryNow = useRetry(file, onRetry)
  const retry = useEffectEvent(retryNow)
  const secondsLeft = useCountdown(canRetry ? retrySeconds : undefined, retryNow)
  useEffect(() => {
    if (!canRetry) return
    const online = () => retry()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [canRetry])
  return (
    <UnavailableCard
      title={t('unavailable.title', { name: title[language] })}
      text={`${t('unavailable.safe')} ${t(`unavailable.${reason}`)}`}
      onRetry={retryNow}
      secondsToRetry={secondsLeft}
      {...links}
    />
  )
}
