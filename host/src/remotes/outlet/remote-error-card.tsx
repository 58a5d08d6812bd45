import type { FailureReason } from '@sarv/shared/internal/remote/health-terms'
import { type Localized, useFormat, useTranslation } from '@sarv/shared/platform'
import { UnavailableCard } from '@sarv/shared/ui/feedback/unavailable-card'
import { useEffect, useEffectEvent } from 'react'
import { mayPass } from '../loading/remote-error'
import { useCountdown } from './use-countdown'
import { useFallbackLinks } from './use-fallback-links'

/** Seconds until the automatic retry. */
const retrySeconds = 20

/** The card in place of a remote that failed: the reason, a retry (also automatic) and links (PLT-004, ERR-36). */
export function RemoteErrorCard(props: { title: Localized; reason: FailureReason; onRetry: () => void }) {
  const { title, reason } = props
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const links = useFallbackLinks()
  const canRetry = mayPass(reason)
  const retry = useEffectEvent(props.onRetry)
  const secondsLeft = useCountdown(canRetry ? retrySeconds : undefined, props.onRetry)
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
      onRetry={props.onRetry}
      secondsToRetry={secondsLeft}
      {...links}
    />
  )
}
