import { useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { ArrowLeftRight, ChartCandlestick } from 'lucide-react'

/** Links from a portfolio to its stocks and its transactions. (PMA-056) */
export function PortfolioLinks({ prx }: { prx: string }) {
  const { t } = useTranslation()
  return (
    <List label={t('portfolio.more')}>
      <ListRow
        to={withPrx('/pma-stocks', prx)}
        tile={<Tile icon={ChartCandlestick} tone="gold" />}
        title={t('portfolio.stocks')}
        caption={t('portfolio.stocksText')}
        chevron
      />
      <ListRow
        to={withPrx('/pma-transactions', prx)}
        tile={<Tile icon={ArrowLeftRight} tone="blue" />}
        title={t('portfolio.transactions')}
        caption={t('portfolio.transactionsText')}
        chevron
      />
    </List>
  )
}

/**
 * Action bar that adds money to a portfolio. It stands last on the page: on a phone, anything after it would lie under
 * it.
 */
export function PortfolioIncrease({ prx }: { prx: string }) {
  const { t } = useTranslation()
  return (
    <ActionBar>
      <ButtonLink block to={withPrx('/pma/inventory-increase', prx)}>
        {t('portfolio.increase')}
      </ButtonLink>
    </ActionBar>
  )
}

const withPrx = (path: string, prx: string) => `${path}?prx=${encodeURIComponent(prx)}`
