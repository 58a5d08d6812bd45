import { useLocation, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/button'
import type { ReactNode } from 'react'

/** Where a card in the place of a remote leads on: to the help and home, each where the person is not there already. */
export function useWaysOut(): { supportTo: string | undefined; end: ReactNode } {
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
