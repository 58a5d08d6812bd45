import { useLocation, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/button'
import { EmptyState } from '@sarv/shared/ui/empty-state'

/** None of these, or none yet. (PMA-058) */
export function NoTransactions({ narrowed }: { narrowed: boolean }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return narrowed ? (
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
