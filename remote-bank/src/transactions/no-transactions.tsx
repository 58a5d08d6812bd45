import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'

/** Empty state of the transactions: none match the filters, or these days have none. (BNK-050) */
export function NoTransactions({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation()
  return filtered ? (
    <EmptyState
      title={t('transactions.noneHere')}
      action={
        <ButtonLink to="/bank/transactions" replace variant="tonal">
          {t('transactions.clear')}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState title={t('transactions.none')} text={t('transactions.noneText')} />
  )
}
