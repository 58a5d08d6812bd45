import { useQuery, useTranslation } from '@sarv/shared/platform'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'

const activatedLevel = 2

/** Empty state without accounts: links to the activation, which asks for one, or afterwards to the support. (ERR-20) */
export function NoAccounts() {
  const { t } = useTranslation()
  const { data: person } = useQuery(profileQuery())
  const activating = person !== undefined && person.level < activatedLevel
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
