import { useLocation, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import type { ReactNode } from 'react'

/** Returns the links of a card in place of a remote: support and home, without the one where the person is already. */
export function useFallbackLinks(): { supportTo: string | undefined; end: ReactNode } {
  const { t } = useTranslation('host')
  const { pathname } = useLocation()
  return {
    supportTo: pathname.startsWith('/faq') ? undefined : '/faq',
    end: pathname !== '/home' && (
      <ButtonLink to="/home" variant="ghost" size="s">
        {t('unavailable.home')}
      </ButtonLink>
    ),
  }
}
