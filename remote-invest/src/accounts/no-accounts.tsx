import { profileQuery } from '@sarv/shared/api/profile-query'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/button'
import { EmptyState } from '@sarv/shared/ui/empty-state'

const ready = 2

/** No account, and how one comes about: the activation asks for it; afterwards it is the support's work. (ERR-20) */
export function NoAccounts() {
  const { t } = useTranslation()
  const { data: person } = useQuery(profileQuery())
  const activating = person !== undefined && person.level < ready
  return (
    <EmptyState
      title={t('accounts.none')}
      text={t(activating ? 'accounts.noneYet' : 'accounts.noneText')}
      action={
        activating ? (
          <ButtonLink to="/onboarding">{t('accounts.activate')}</ButtonLink>
        ) : (
          <ButtonLink to="/profile" variant="tonal">
            {t('accounts.support')}
          </ButtonLink>
        )
      }
    />
  )
}
