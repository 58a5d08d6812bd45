import type { HistoryEntry } from '@sarv/shared/contract/portfolios'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ListRow } from '@sarv/shared/ui/list-row'
import { Money } from '@sarv/shared/ui/money'
import { StatusBadge } from '@sarv/shared/ui/status-badge'
import { Tile } from '@sarv/shared/ui/tile'
import { historyLook, paymentStatus } from './history-look'

/** Something that happened to a portfolio, or a payment for one; it leads to the portfolio when it is not told there. (PMA-057) */
export function HistoryRow({
  entry: { kind, status, amount, units, date, prx, plan_name },
  hidden = false,
  dated = false,
}: {
  entry: HistoryEntry
  hidden?: boolean
  /** It stands on the portfolio's own page, without the heading of a day. */
  dated?: boolean
}) {
  const { t } = useTranslation()
  const { number, date: shownDate, time } = useFormat()
  const { icon, tone, name } = historyLook(kind)
  return (
    <ListRow
      to={dated || prx === null ? undefined : `/user-pma/${encodeURIComponent(prx)}`}
      tile={<Tile icon={icon} tone={tone} />}
      title={t(name)}
      caption={dated ? shownDate(date) : `${plan_name}، ${time(date)}`}
      number={<Money amount={amount} unit={false} stacked hidden={hidden} />}
      numberCaption={
        status === null ? (
          units !== null && !hidden && t('history.units', { units: number(units) })
        ) : (
          <StatusBadge set="transaction" value={paymentStatus(status)} />
        )
      }
      wideNumber
      note={status === 'REVIEW' && t('history.inReview')}
    />
  )
}
