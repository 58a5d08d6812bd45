import { isNotFound } from '@sarv/shared/api/read-failure'
import type { PortfolioStock } from '@sarv/shared/contract/portfolios'
import { Navigate, useInfiniteQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { ButtonLink } from '@sarv/shared/ui/button'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { List } from '@sarv/shared/ui/list-row'
import { Page } from '@sarv/shared/ui/page'
import { PagedRows } from '@sarv/shared/ui/paged-rows'
import { VisibilityButton } from '@sarv/shared/ui/visibility-button'
import styles from '../portfolio/feed.module.css'
import { PortfolioChoice } from '../portfolio/portfolio-choice'
import { wantedPortfolio } from '../portfolio/wanted-portfolio'
import { stocksQuery } from './stock-queries'
import { StockRow } from './stock-row'

/** /pma-stocks: the stocks that are kept under the codes of the person's portfolios, of one or all. (PMA-059) */
export function StocksScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const prx = wantedPortfolio(query)
  const stocks = useInfiniteQuery(stocksQuery(prx))
  const { visible, toggle } = useBalanceVisibility()
  if (isNotFound(stocks.error) && !stocks.isFetching) return <Navigate to="/not-found" replace />
  const known = visible === undefined ? { ...stocks, data: undefined } : stocks
  return (
    <Page>
      <div className={styles.feed}>
        <PortfolioChoice />
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
              <div className={styles.top}>
                <p className={styles.unit}>{t('unit.once')}</p>
                <VisibilityButton visible={visible ?? false} onToggle={toggle} />
              </div>
              <List label={t('stocks.list')}>
                {all.map((stock) => (
                  <StockRow key={keyOf(stock)} stock={stock} visible={visible ?? false} />
                ))}
              </List>
            </>
          )}
        </PagedRows>
      </div>
    </Page>
  )
}

/** The same stock may be kept under two codes. */
const keyOf = ({ prx, stock_id }: PortfolioStock) => `${prx} ${stock_id}`
