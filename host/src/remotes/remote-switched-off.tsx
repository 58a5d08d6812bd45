import { type Localized, useFormat, useTranslation } from '@sarv/shared/platform'
import type { PageRemote } from '@sarv/shared/remote/page-data'
import { RemoteUnavailable } from '@sarv/shared/ui/remote-unavailable'
import { useWaysOut } from './use-ways-out'

/**
 * What stands in the place of a remote that was switched off: the message of those who did it. Nothing is tried again
 * here, because only they can switch it on.
 */
export function RemoteSwitchedOff({ title, notice }: Pick<PageRemote, 'title'> & { notice: Localized }) {
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const waysOut = useWaysOut()
  return (
    <RemoteUnavailable
      title={t('switchedOff.title', { name: title[language] })}
      text={`${notice[language]} ${t('unavailable.safe')}`}
      {...waysOut}
    />
  )
}
