import type { Stock } from '@sarv/shared/contract/stocks'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Gain } from '@sarv/shared/ui/data/gain'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { LeftToRight } from '@sarv/shared/ui/data/left-to-right'
import { Hidden, Money } from '@sarv/shared/ui/data/money'
import { Card } from '@sarv/shared/ui/layout/card'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'

/** Figures of a held stock: quantity, value today, gain, share of all assets. With hidden amounts the share stays, as on /assets. (INV-071) */
export function StockFigures({ stock, visible }: { stock: Stock; visible: boolean }) {
  const { t } = useTranslation()
  const { number, percent } = useFormat()
  return (
    <section aria-labelledby="stock-figures">
      <SectionHeader first id="stock-figures" title={t('stock.own')} />
      <Card space="rows">
        <KeyValues
          rows={[
            {
              key: t('stock.quantity'),
              value: visible ? t('stock.shares', { quantity: number(stock.quantity) }) : <Hidden />,
            },
            // The chart says it large; without one it stands here.
            ...(stock.price && stock.prices.length === 0
              ? [{ key: t('stock.price'), value: <Money amount={stock.price.final_price} /> }]
              : []),
            { key: t('stock.value'), value: <Money amount={stock.value} hidden={!visible} /> },
            ...(typeof stock.avg_price === 'number'
              ? [{ key: t('stock.averagePrice'), value: <Money amount={stock.avg_price} hidden={!visible} /> }]
              : []),
            { key: t('stock.gain'), value: <Gain of={stock} hidden={!visible} /> },
            {
              key: t('stock.share'),
              value: <LeftToRight>{percent(stock.asset_percentage)}</LeftToRight>,
            },
          ]}
        />
      </Card>
    </section>
  )
}
