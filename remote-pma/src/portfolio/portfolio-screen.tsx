import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { Navigate, useHeader, useParams, useQuery } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Columns, Page } from '@sarv/shared/ui/layout/page'
import styles from './portfolio.module.css'
import { PortfolioComposition } from './portfolio-composition'
import { PortfolioEvents } from './portfolio-events'
import { PortfolioIncrease, PortfolioLinks } from './portfolio-links'
import { PortfolioPerformance } from './portfolio-performance'
import { portfolioQuery } from './portfolio-queries'
import { PortfolioSkeleton } from './portfolio-skeleton'
import { PortfolioValue } from './portfolio-value'

/**
 * Screen of /user-pma/:prx: value, performance, composition and history of one portfolio, and its actions. (PMA-056)
 */
export function PortfolioScreen() {
  const { prx = '' } = useParams()
  const portfolio = useQuery(portfolioQuery(prx))
  const { visible, toggle } = useBalanceVisibility()
  useHeader({ title: portfolio.data?.plan_name })
  if (isNotFound(portfolio.error) && !portfolio.isFetching) return <Navigate to="/not-found" replace />
  // Hidden amounts must not flash up while the choice is being read from storage.
  const known = visible === undefined ? { ...portfolio, data: undefined } : portfolio
  return (
    <Page>
      <QueryBoundary query={known} skeleton={<PortfolioSkeleton />} whole dated>
        {(found) => (
          <Columns>
            <div>
              <PortfolioValue
                portfolio={found}
                visible={visible ?? false}
                onToggle={toggle}
                updatedAt={portfolio.dataUpdatedAt}
              />
              <PortfolioPerformance days={found.performance} />
              <PortfolioComposition key={found.prx} portfolio={found} visible={visible ?? false} />
            </div>
            <div className={styles.beside}>
              <PortfolioLinks prx={found.prx} />
              <PortfolioEvents prx={found.prx} />
              <PortfolioIncrease prx={found.prx} />
            </div>
          </Columns>
        )}
      </QueryBoundary>
    </Page>
  )
}
