import { FeedList } from '@sarv/shared/feed/feed-list'
import { useFeedTexts } from '@sarv/shared/feed/use-feed-texts'
import { useSearchParams, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { Page } from '@sarv/shared/ui/layout/page'
import styles from '../portfolio-filter/feed.module.css'
import { PortfolioFilter } from '../portfolio-filter/portfolio-filter'
import { portfolioParam } from '../portfolio-filter/portfolio-param'
import { transactionState, transactionType } from './transaction-filter'
import { TransactionFilters } from './transaction-filters'

/** Screen of /pma-transactions: the feed of the person's portfolios, filtered by portfolio, kind of payment and status too. (PMA-058, PMA-065) */
export function TransactionsScreen() {
  useFeedTexts()
  const { t } = useTranslation()
  const { visible = false, toggle } = useBalanceVisibility()
  const [query] = useSearchParams()
  const [prx, status, way] = [portfolioParam(query), transactionState(query), transactionType(query)]
  return (
    <Page>
      <div className={styles.feed}>
        <FeedList
          owner="pma"
          scope={{ product: 'PORTFOLIO', prx, status, way }}
          kinds={[]}
          filters={
            <>
              <PortfolioFilter />
              <TransactionFilters />
            </>
          }
          shown={visible}
          onToggle={toggle}
          start={{ text: t('transactions.noneText'), to: '/pma', label: t('seePlans') }}
        />
      </div>
    </Page>
  )
}
