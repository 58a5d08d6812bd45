import { useFormat, useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { Clock } from 'lucide-react'

/** Row with the number of pending orders and the next settlement; nothing without a pending order. (INV-006) */
export function PendingOrders({ count, nextSettlement }: { count: number; nextSettlement: string | null }) {
  const { t } = useTranslation()
  const { number, day } = useFormat()
  if (count === 0) return null
  return (
    <List label={t('home.pendingOrders', { count: number(count) })}>
      <ListRow
        to="/fund-orders"
        tile={<Tile icon={Clock} tone="gold" />}
        title={t('home.pendingOrders', { count: number(count) })}
        caption={nextSettlement && t('home.nextSettlement', { day: day(nextSettlement, { weekday: true }) })}
        chevron
      />
    </List>
  )
}
