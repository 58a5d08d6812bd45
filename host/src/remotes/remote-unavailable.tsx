import { type Localized, useFormat, useTranslation } from '@sarv/shared/platform'
import type { FailureReason } from '@sarv/shared/remote/health-report'
import { RemoteUnavailable as UnavailableCard } from '@sarv/shared/ui/remote-unavailable'
import { useEffect, useEffectEvent } from 'react'
import { useCountdown } from './use-countdown'
import { useWaysOut } from './use-ways-out'

/** Seconds until the part is tried again by itself. */
const pause = 20

/** What stands in the place of a remote that did not open (PLT-004, ERR-36): why, and what can be done. */
export function RemoteUnavailable(props: { title: Localized; reason: FailureReason; onRetry: () => void }) {
  const { title, reason } = props
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const waysOut = useWaysOut()
  // A version that does not fit stays so until another one is delivered.
  const mayHeal = reason !== 'incompatible'
  const retry = useEffectEvent(props.onRetry)
  const left = useCountdown(mayHeal ? pause : undefined, props.onRetry)
  useEffect(() => {
    if (!mayHeal) return
    const online = () => retry()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [mayHeal])
  return (
    <UnavailableCard
      title={t('unavailable.title', { name: title[language] })}
      text={`${t('unavailable.safe')} ${t(`unavailable.${reason}`)}`}
      onRetry={props.onRetry}
      secondsToRetry={left}
      {...waysOut}
    />
  )
}
