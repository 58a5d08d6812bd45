import { useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/button'
import { EmptyState } from '@sarv/shared/ui/empty-state'

/** No orders of this kind, or none at all. (INV-054) */
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
