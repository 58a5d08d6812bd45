import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { Navigate, useHeader, useParams, useQuery } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton, SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Columns, Page } from '@sarv/shared/ui/layout/page'
import { PriceHistorySkeleton } from '../funds/detail/price-history'
import { StockFigures } from './stock-figures'
import { StockOwner } from './stock-owner'
import { StockPrices } from './stock-prices'
import { stockQuery } from './stock-queries'
import styles from './stocks.module.css'

/** Stock screen: price history, the person's shares, and the portfolio that holds them. (INV-071) */
export function StockScreen() {
  const { id = '' } = useParams()
  const stock = useQuery(stockQuery(id))
  const { visible } = useBalanceVisibility()
  useHeader({ title: stock.data?.stock_name })
  if (isNotFound(stock.error) && !stock.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <QueryBoundary query={stock} skeleton={<StockSkeleton />} whole>
        {(found) => (
          <Columns>
            <StockPrices stock={found} />
            <div className={styles.beside}>
              <StockFigures stock={found} visible={visible ?? false} />
              {found.portfolio && <StockOwner portfolio={found.portfolio} />}
            </div>
          </Columns>
        )}
      </QueryBoundary>
    </Page>
  )
}

function StockSkeleton() {
  return (
    <Columns>
      <div>
        <div className={styles.badges}>
          <Skeleton width={64} height={24} />
        </div>
        <PriceHistorySkeleton />
      </div>
      <SkeletonCard height={200} />
    </Columns>
  )
}
