import { daysBetween, today } from '@sarv/shared/calendar/days'
import { toIsoDay } from '@sarv/shared/calendar/jalali'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { Clock } from 'lucide-react'

/** Row with the number of pending orders and the next settlement; nothing without a pending order. (INV-006) */
export function PendingOrders({ count, nextSettlement }: { count: number; nextSettlement: string | null }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const settles = useRelativeDay(nextSettlement)
  if (count === 0) return null
  return (
    <List label={t('home.pendingOrders', { count: number(count) })}>
      <ListRow
        to="/fund-orders"
        tile={<Tile icon={Clock} tone="gold" />}
        title={t('home.pendingOrders', { count: number(count) })}
        caption={settles && t('home.nextSettlement', { day: settles })}
        chevron
      />
    </List>
  )
}

/** Formats a day relative to today: «فردا، ۳۰ آبان» for near ones, the weekday for the rest. */
function useRelativeDay(iso: string | null): string | undefined {
  const { t } = useTranslation()
  const { dateLong } = useFormat()
  const day = iso === null ? undefined : toIsoDay(iso)
  if (day === undefined) return undefined
  const ahead = daysBetween(today(), day)
  const date = dateLong(day, { year: false })
  if (ahead === 0) return t('day.today', { date })
  return ahead === 1 ? t('day.tomorrow', { date }) : dateLong(day, { weekday: true, year: false })
}
