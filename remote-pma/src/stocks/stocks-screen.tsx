import { isNotFound } from '@sarv/platform/client/api/read-failure'
import type { PortfolioStock } from '@sarv/shared/contract/portfolios'
import { Navigate, useInfiniteQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { AmountsLine } from '@sarv/shared/ui/data/amounts-line'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { Page } from '@sarv/shared/ui/layout/page'
import { PagedRows } from '@sarv/shared/ui/lists/paged-rows'
import { WindowedList } from '@sarv/shared/ui/lists/windowed-list'
import styles from '../portfolio-filter/feed.module.css'
import { PortfolioFilter } from '../portfolio-filter/portfolio-filter'
import { portfolioParam } from '../portfolio-filter/portfolio-param'
import { stocksQuery } from './stock-queries'
import { StockRow } from './stock-row'

/** Screen of /pma-stocks: the stocks held under the codes of the person's portfolios, of one or all. (PMA-059) */
export function StocksScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const prx = portfolioParam(query)
  const stocks = useInfiniteQuery(stocksQuery(prx))
  const { visible, toggle } = useBalanceVisibility()
  if (isNotFound(stocks.error) && !stocks.isFetching) return <Navigate to="/not-found" replace />
  const known = visible === undefined ? { ...stocks, data: undefined } : stocks
  return (
    <Page>
      <div className={styles.feed}>
        <PortfolioFilter />
        <PagedRows
          query={known}
          keyOf={keyOf}
          none={
            <EmptyState
              title={t('stocks.none')}
              text={t('stocks.noneText')}
              action={
                <ButtonLink to={prx === undefined ? '/pma' : `/user-pma/${prx}`}>
                  {t(prx === undefined ? 'seePlans' : 'stocks.back')}
                </ButtonLink>
              }
            />
          }
        >
          {(all) => (
            <>
              <AmountsLine visible={visible ?? false} onToggle={toggle}>
                {t('unit.once')}
              </AmountsLine>
              <WindowedList label={t('stocks.list')} rows={all}>
                {(stock) => <StockRow key={keyOf(stock)} stock={stock} visible={visible ?? false} />}
              </WindowedList>
            </>
          )}
        </PagedRows>
      </div>
    </Page>
  )
}

/** Unique key of a row: the same stock may be held under two codes. */
const keyOf = ({ prx, stock_id }: PortfolioStock) => `${prx} ${stock_id}`
