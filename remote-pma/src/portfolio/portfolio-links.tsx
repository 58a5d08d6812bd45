import { useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/action-bar'
import { ButtonLink } from '@sarv/shared/ui/button'
import { List, ListRow } from '@sarv/shared/ui/list-row'
import { Tile } from '@sarv/shared/ui/tile'
import { ArrowLeftRight, ChartCandlestick } from 'lucide-react'

/** What leads on from a portfolio: its stocks, its transactions, more money for it. (PMA-056) */
export function PortfolioLinks({ prx }: { prx: string }) {
  const { t } = useTranslation()
  const of = (path: string) => `${path}?prx=${encodeURIComponent(prx)}`
  return (
    <>
      <List label={t('portfolio.more')}>
        <ListRow
          to={of('/pma-stocks')}
          tile={<Tile icon={ChartCandlestick} tone="gold" />}
          title={t('portfolio.stocks')}
          caption={t('portfolio.stocksText')}
          chevron
        />
        <ListRow
          to={of('/pma-transactions')}
          tile={<Tile icon={ArrowLeftRight} tone="blue" />}
          title={t('portfolio.transactions')}
          caption={t('portfolio.transactionsText')}
          chevron
        />
      </List>
      <ActionBar>
        <ButtonLink block to={of('/pma/inventory-increase')}>
          {t('portfolio.increase')}
        </ButtonLink>
      </ActionBar>
    </>
  )
}
