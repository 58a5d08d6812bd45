import type { RecommendationOrder } from '@sarv/shared/contract/recommendation-orders'
import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { OwnMoney } from '@sarv/shared/ui/data/own-money'
import { Card } from '@sarv/shared/ui/layout/card'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { useState } from 'react'
import { LockedPanel } from '../orders/locked-panel'
import { OrderHead } from '../orders/order-head'
import { OrderPanel } from '../orders/order-panel'
import { isLocked } from '../orders/recommendation-order'

/** One recommendation of the history; the newest is open, and a locked one is shapes. (REC-030 … REC-032) */
export function HistoryOrder({ order, open }: { order: RecommendationOrder; open: boolean }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(open)
  const isClosed = !isOpen && !isLocked(order)
  return (
    <article className={stack[16]} aria-label={order.title}>
      <Card>
        <OrderHead order={order} level="h2" />
        <KeyValues
          rows={[
            { key: t('offer.amount'), value: <OwnMoney amount={order.initial_investment_amount} /> },
            ...(order.fee_amount === null
              ? []
              : [{ key: t('offer.fee'), value: <OwnMoney amount={order.fee_amount} /> }]),
          ]}
        />
        {isLocked(order) && <LockedPanel order={order} />}
        {isClosed && (
          <Button variant="tonal" size="s" aria-expanded={false} onClick={() => setOpen(true)}>
            {t('history.show')}
          </Button>
        )}
      </Card>
      {isOpen && !isLocked(order) && <OrderPanel order={order} />}
    </article>
  )
}
