import type { RemoteError } from '@sarv/platform/client/remotes/loading/remote-error'
import { type Localized, useFormat, useTranslation } from '@sarv/shared/platform'
import { UnavailableCard } from '@sarv/shared/ui/feedback/unavailable-card'
import { useCountdown } from './use-countdown'
import { useFallbackLinks } from './use-fallback-links'
import { useRetryOnline } from './use-retry-online'

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
  const { retry, canRetry } = useRetryOnline({ reason, file }, onRetry)
  const secondsLeft = useCountdown(canRetry ? retrySeconds : undefined, retry)
  return (
    <UnavailableCard
      title={t('unavailable.title', { name: title[language] })}
      text={`${t('unavailable.safe')} ${t(`unavailable.${reason}`)}`}
      onRetry={retry}
      secondsToRetry={secondsLeft}
      {...links}
    />
  )
}
