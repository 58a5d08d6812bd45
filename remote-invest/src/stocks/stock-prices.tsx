import type { Stock } from '@sarv/shared/contract/stocks'
import { useTranslation } from '@sarv/shared/platform'
import { Badge } from '@sarv/shared/ui/data/badge'
import { OwnSentence, own } from '@sarv/shared/ui/data/own-sentence'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { useMemo, useState } from 'react'
import { type ChartRange, sliceToRange, toPricePoints } from '../funds/chart-window'
import { PriceHistory } from '../funds/detail/price-history'
import styles from './stocks.module.css'

/** Symbol and price history of a stock, if there are prices. (INV-071) */
export function StockPrices({ stock: { symbol, price, prices } }: { stock: Stock }) {
  const { t } = useTranslation()
  const [range, selectRange] = useState<ChartRange>('1y')
  const all = useMemo(() => toPricePoints(prices), [prices])
  const shown = useMemo(() => sliceToRange(all, range), [all, range])
  return (
    <div>
      <div className={styles.badges}>
        <Badge>
          <OwnSentence text={t('stock.symbol', { symbol: own(symbol) })} />
        </Badge>
      </div>
      {price && all.length > 0 ? (
        <PriceHistory
          label={t('stock.price')}
          shown={{ prices: shown, range, error: undefined, loading: false, selectRange }}
          fund={{ price: price.final_price, price_date: price.date }}
        />
      ) : (
        <Alert tone="i">{t('stock.noPrices')}</Alert>
      )}
    </div>
  )
}
