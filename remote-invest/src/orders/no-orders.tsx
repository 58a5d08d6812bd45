import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'

/** Empty state of the order list: nothing matches the filter, or there are no orders at all. (INV-054) */
export function NoOrders({ filtered }: { filtered: boolean }) {
  const { t } = useTranslation()
  if (filtered) {
    return (
      <EmptyState
        title={t('orders.noneHere')}
        text={t('orders.noneHereText')}
        action={
          <ButtonLink to="/fund-orders" replace variant="tonal">
            {t('orders.showAll')}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <EmptyState
      title={t('orders.none')}
      text={t('orders.noneText')}
      action={<ButtonLink to="/funds">{t('seeFunds')}</ButtonLink>}
    />
  )
}
