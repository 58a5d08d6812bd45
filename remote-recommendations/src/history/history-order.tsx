import type { RecommendationOrder } from '@sarv/shared/contract/recommendation'
import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Money } from '@sarv/shared/ui/data/money'
import { Card } from '@sarv/shared/ui/layout/card'
import { useId, useState } from 'react'
import { OrderHead } from '../orders/order-head'
import { OrderPanel } from '../orders/order-panel'
import styles from './history.module.css'

/** One recommendation of the history; its panel unfolds, that of the newest is open. (REC-030 … REC-032) */
export function HistoryOrder({ order, open }: { order: RecommendationOrder; open: boolean }) {
  const { t } = useTranslation()
  const panel = useId()
  const [isOpen, setOpen] = useState(open)
  return (
    <Card as="article" label={order.title}>
      <OrderHead order={order} />
      <KeyValues
        rows={[
          { key: t('offer.amount'), value: <Money amount={order.initial_investment_amount} /> },
          ...(order.fee_amount === null ? [] : [{ key: t('offer.fee'), value: <Money amount={order.fee_amount} /> }]),
        ]}
      />
      {isOpen ? (
        <div id={panel} className={styles.panel}>
          <OrderPanel order={order} />
        </div>
      ) : (
        <Button variant="tonal" size="s" aria-expanded={false} onClick={() => setOpen(true)}>
          {t('history.show')}
        </Button>
      )}
    </Card>
  )
}
