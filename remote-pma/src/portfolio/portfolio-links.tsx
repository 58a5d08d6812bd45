import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Tile } from '@sarv/shared/ui/data/tile'
import { ArrowLeftRight, ArrowUpFromLine, ChartCandlestick } from 'lucide-react'

/** A withdrawal is registered by the support: the form of a call from it. */
const withdrawal = '/faq?form=counselling'

/** Links from a portfolio to its stocks, its transactions and the way to its money. (PMA-056) */
export function PortfolioLinks({ prx }: { prx: string }) {
  const { t } = useTranslation()
  const { navigation } = usePlatform()
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
      {navigation.exists(withdrawal) && (
        <ListRow
          to={withdrawal}
          tile={<Tile icon={ArrowUpFromLine} tone="green" />}
          title={t('portfolio.withdraw')}
          caption={t('portfolio.withdrawText')}
          chevron
        />
      )}
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
