import type { PortfolioStock } from '@sarv/shared/contract/portfolios'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { LeftToRight } from '@sarv/shared/ui/data/left-to-right'
import { ListRow } from '@sarv/shared/ui/data/list-row'
import { Money } from '@sarv/shared/ui/data/money'
import { Tile } from '@sarv/shared/ui/data/tile'
import { ChartCandlestick } from 'lucide-react'
import { memo } from 'react'

/** List row of one stock: number of shares, value and percentage of the portfolio's stocks. (PMA-059) */
export const StockRow = memo(function StockRow({ stock, visible }: { stock: PortfolioStock; visible: boolean }) {
  const { t } = useTranslation()
  const { number, percent } = useFormat()
  return (
    <ListRow
      to={`/stocks/${encodeURIComponent(stock.stock_id)}`}
      tile={<Tile icon={ChartCandlestick} tone="gold" />}
      title={stock.stock_name}
      caption={
        visible ? t('stocks.quantity', { symbol: stock.symbol, quantity: number(stock.quantity) }) : stock.symbol
      }
      number={<Money amount={stock.value} unit={false} hidden={!visible} />}
      numberCaption={<LeftToRight>{percent(stock.percentage)}</LeftToRight>}
      wideNumber
    />
  )
})
