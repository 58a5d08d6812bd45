import type { HistoryEntry } from '@sarv/shared/contract/portfolios'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { commaList } from '@sarv/shared/text/comma-list'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { OwnFigure, OwnMoney } from '@sarv/shared/ui/data/own-money'
import { StatusBadge } from '@sarv/shared/ui/data/status-badge'
import { Tile } from '@sarv/shared/ui/data/tile'
import { memo } from 'react'
import { historyIcon } from './history-icon'
import { paymentStatus } from './payment-status'

/**
 * List row of one portfolio event or payment; it links to the portfolio, except on the portfolio's own page. (PMA-057)
 */
export const HistoryRow = memo(function HistoryRow({
  entry: { kind, status, amount, units, date, prx, plan_name },
  dated = false,
}: {
  entry: HistoryEntry
  /** On the portfolio's own page: the row shows its date itself, because no heading of a day stands above it. */
  dated?: boolean
}) {
  const { t } = useTranslation()
  const { number, day, time, language } = useFormat()
  const { icon, tone, name } = historyIcon(kind)
  return (
    <ListRow
      to={dated || prx === null ? undefined : `/user-pma/${encodeURIComponent(prx)}`}
      tile={<Tile icon={icon} tone={tone} />}
      title={t(name)}
      caption={dated ? day(date) : commaList([plan_name, time(date)], language)}
      number={<OwnMoney amount={amount} unit={false} />}
      numberCaption={
        status === null ? (
          units !== null && <OwnFigure>{t('history.units', { units: number(units) })}</OwnFigure>
        ) : (
          <StatusBadge set="transaction" value={paymentStatus(status)} />
        )
      }
      wideNumber
      note={status === 'REVIEW' && t('history.inReview')}
    />
  )
})
