import { type Localized, useFormat, useLocation, useTranslation } from '@sarv/shared/platform'
import type { PageRemote } from '@sarv/shared/remote/page-data'
import { ButtonLink } from '@sarv/shared/ui/button'
import { RemoteUnavailable } from '@sarv/shared/ui/remote-unavailable'

/**
 * What stands in the place of a remote that was switched off: the message of those who did it. Nothing is tried again
 * here, because only they can switch it on.
 */
export function RemoteSwitchedOff({ title, notice }: Pick<PageRemote, 'title'> & { notice: Localized }) {
  const { t } = useTranslation('host')
  const { language } = useFormat()
  const { pathname } = useLocation()
  return (
    <RemoteUnavailable
      title={t('switchedOff.title', { name: title[language] })}
      text={`${notice[language]} ${t('unavailable.safe')}`}
      supportTo={pathname.startsWith('/faq') ? undefined : '/faq'}
      end={
        pathname !== '/home' && (
          <ButtonLink to="/home" variant="ghost" size="s">
            {t('unavailable.home')}
          </ButtonLink>
        )
      }
    />
  )
}
