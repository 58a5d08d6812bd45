import type { PageRemote } from '@sarv/platform/contract/page-data'
import { type Localized, useFormat, useTranslation } from '@sarv/shared/platform'
import { UnavailableCard } from '@sarv/shared/ui/feedback/unavailable-card'
import { useFallbackLinks } from './use-fallback-links'

/** The card in place of a remote that was killed, or is not open yet: a notice, and no retry, since only operators open it. */
export function RemoteKilledCard({
  title,
  notice,
  unreleased,
}: Pick<PageRemote, 'title' | 'unreleased'> & { notice: Localized }) {
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const links = useFallbackLinks()
  return (
    <UnavailableCard
      title={t(unreleased ? 'notOpen.title' : 'switchedOff.title', { name: title[language] })}
      text={unreleased ? notice[language] : `${notice[language]} ${t('unavailable.safe')}`}
      {...links}
    />
  )
}
