import type { Profile } from '@sarv/shared/contract/profile'
import { useLocation, useTranslation } from '@sarv/shared/platform'
import { activationPath } from '@sarv/shared/rules/activation-path'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'

/** Empty state for a person who may not buy yet, in place of the form: what is missing, and the way there and back. (INV-028, D-126) */
export function ActivateFirst({ person }: { person: Pick<Profile, 'level'> }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      title={t('buy.activateFirst')}
      text={t(person.level === 0 ? 'buy.identityMissing' : 'buy.accountMissing')}
      action={<ButtonLink to={activationPath(`${pathname}${search}`)}>{t('accounts.activate')}</ButtonLink>}
    />
  )
}
