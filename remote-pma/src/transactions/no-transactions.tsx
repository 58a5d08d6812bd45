import { useLocation, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'

/** Empty state of the transactions: none match the filters, or none exist yet. (PMA-058) */
export function NoTransactions({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return filtered ? (
    <EmptyState
      title={t('transactions.noneHere')}
      action={
        <ButtonLink to={pathname} replace variant="tonal">
          {t('transactions.all')}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      title={t('transactions.none')}
      text={t('transactions.noneText')}
      action={<ButtonLink to="/pma">{t('seePlans')}</ButtonLink>}
    />
  )
}
