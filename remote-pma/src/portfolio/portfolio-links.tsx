import { useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/action-bar'
import { ButtonLink } from '@sarv/shared/ui/button'
import { List, ListRow } from '@sarv/shared/ui/list-row'
import { Tile } from '@sarv/shared/ui/tile'
import { ArrowLeftRight, ChartCandlestick } from 'lucide-react'

/** What leads on from a portfolio: its stocks, its transactions. (PMA-056) */
export function PortfolioLinks({ prx }: { prx: string }) {
  const { t } = useTranslation()
  return (
    <List label={t('portfolio.more')}>
      <ListRow
        to={of('/pma-stocks', prx)}
        tile={<Tile icon={ChartCandlestick} tone="gold" />}
        title={t('portfolio.stocks')}
        caption={t('portfolio.stocksText')}
        chevron
      />
      <ListRow
        to={of('/pma-transactions', prx)}
        tile={<Tile icon={ArrowLeftRight} tone="blue" />}
        title={t('portfolio.transactions')}
        caption={t('portfolio.transactionsText')}
        chevron
      />
    </List>
  )
}

/** More money for a portfolio. It stands last on the page: what comes after the bar would lie under it on a phone. */
export function PortfolioIncrease({ prx }: { prx: string }) {
  const { t } = useTranslation()
  return (
    <ActionBar>
      <ButtonLink block to={of('/pma/inventory-increase', prx)}>
        {t('portfolio.increase')}
      </ButtonLink>
    </ActionBar>
  )
}

const of = (path: string, prx: string) => `${path}?prx=${encodeURIComponent(prx)}`
