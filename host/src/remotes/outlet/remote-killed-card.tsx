import type { PageRemote } from '@sarv/platform/contract/page-data'
import { type Localized, useFormat, useTranslation } from '@sarv/shared/platform'
import { UnavailableCard } from '@sarv/shared/ui/feedback/unavailable-card'
import { useFallbackLinks } from './use-fallback-links'

/** The card in place of a killed remote: the notice of its operators, and no retry, since only they can revive it. */
export function RemoteKilledCard({ title, notice }: Pick<PageRemote, 'title'> & { notice: Localized }) {
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const links = useFallbackLinks()
  return (
    <UnavailableCard
      title={t('switchedOff.title', { name: title[language] })}
      text={`${notice[language]} ${t('unavailable.safe')}`}
      {...links}
    />
  )
}
