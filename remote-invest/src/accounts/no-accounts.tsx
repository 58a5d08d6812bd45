import { useQuery, useTranslation } from '@sarv/shared/platform'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { activationPath } from '@sarv/shared/rules/activation-path'
import { investorLevel } from '@sarv/shared/rules/constants'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { AddAccount } from './add-account'

/** Empty state without accounts: links to the activation, which asks for one; afterwards one is added here. (ERR-20, D-126) */
export function NoAccounts() {
  const { t } = useTranslation()
  const { data: person } = useQuery(profileQuery())
  const activating = person !== undefined && person.level < investorLevel
  return (
    <EmptyState
      title={t('accounts.none')}
      text={t(activating ? 'accounts.noneYet' : 'accounts.noneText')}
      action={
        activating ? <ButtonLink to={activationPath('/accounts')}>{t('accounts.activate')}</ButtonLink> : <AddAccount />
      }
    />
  )
}
