import type { Stock } from '@sarv/shared/contract/stocks'
import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import { Badge } from '@sarv/shared/ui/badge'
import { useMemo, useState } from 'react'
import { type ChartRange, pricesIn, windowOf } from '../funds/chart-window'
import { PriceHistory } from '../funds/price-history'
import styles from './stocks.module.css'

/** The symbol and the price of a share over time, if there are prices. (INV-071) */
export function StockPrices({ stock: { symbol, price, prices } }: { stock: Stock }) {
  const { t } = useTranslation()
  const [wanted, choose] = useState<ChartRange>('1y')
  const all = useMemo(() => pricesIn(prices), [prices])
  const shown = useMemo(() => windowOf(all, wanted), [all, wanted])
  return (
    <div>
      <div className={styles.badges}>
        <Badge>{t('stock.symbol', { symbol })}</Badge>
      </div>
      {price && all.length > 0 ? (
        <PriceHistory
          label={t('stock.price')}
          shown={{ prices: shown, wanted, missing: undefined, waiting: false, choose }}
          fund={{ price: price.final_price, price_date: price.date }}
        />
      ) : (
        <Alert tone="i">{t('stock.noPrices')}</Alert>
      )}
    </div>
  )
}
