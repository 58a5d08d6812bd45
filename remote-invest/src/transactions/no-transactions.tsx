import { withRange } from '@sarv/shared/date-range/picker-address'
import { useLocation, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { withType } from './transaction-filter'

/** Empty state of the transaction list: nothing of this kind or in this range, or nothing yet. (INV-060) */
export function NoTransactions({ inRange, ofType }: { inRange: boolean; ofType: boolean }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  if (ofType) {
    return (
      <EmptyState
        title={t('transactions.noneOfType')}
        action={
          <ButtonLink to={`${pathname}${withType(new URLSearchParams(search), undefined)}`} replace variant="tonal">
            {t('transactions.anyTypeAll')}
          </ButtonLink>
        }
      />
    )
  }
  if (!inRange) {
    return (
      <EmptyState
        title={t('transactions.none')}
        text={t('transactions.noneText')}
        action={<ButtonLink to="/funds">{t('seeFunds')}</ButtonLink>}
      />
    )
  }
  return (
    <EmptyState
      title={t('transactions.noneHere')}
      text={t('transactions.noneHereText')}
      action={
        <ButtonLink to={withRange(`${pathname}${search}`, undefined)} replace variant="tonal">
          {t('transactions.anyTime')}
        </ButtonLink>
      }
    />
  )
}
