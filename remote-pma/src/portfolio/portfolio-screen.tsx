import { isNotFound } from '@sarv/shared/api/read-failure'
import { Navigate, useHeader, useParams, useQuery } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Columns, Page } from '@sarv/shared/ui/page'
import styles from './portfolio.module.css'
import { PortfolioComposition } from './portfolio-composition'
import { PortfolioEvents } from './portfolio-events'
import { PortfolioIncrease, PortfolioLinks } from './portfolio-links'
import { PortfolioPerformance } from './portfolio-performance'
import { portfolioQuery } from './portfolio-queries'
import { PortfolioSkeleton } from './portfolio-skeleton'
import { PortfolioWorth } from './portfolio-worth'

/** /user-pma/:prx: what a portfolio is worth, of what it is made, how it went, and what may be done with it. (PMA-056) */
export function PortfolioScreen() {
  const { prx = '' } = useParams()
  const portfolio = useQuery(portfolioQuery(prx))
  const { visible, toggle } = useBalanceVisibility()
  useHeader({ title: portfolio.data?.plan_name })
  if (isNotFound(portfolio.error) && !portfolio.isFetching) return <Navigate to="/not-found" replace />
  // Nobody's hidden amounts flash up while the choice is being read.
  const known = visible === undefined ? { ...portfolio, data: undefined } : portfolio
  return (
    <Page>
      <Loaded query={known} skeleton={<PortfolioSkeleton />} whole dated>
        {(found) => (
          <Columns>
            <div>
              <PortfolioWorth
                portfolio={found}
                visible={visible ?? false}
                onToggle={toggle}
                updatedAt={portfolio.dataUpdatedAt}
              />
              <PortfolioPerformance days={found.performance} visible={visible ?? false} />
              <PortfolioComposition key={found.prx} portfolio={found} visible={visible ?? false} />
            </div>
            <div className={styles.beside}>
              <PortfolioLinks prx={found.prx} />
              <PortfolioEvents prx={found.prx} visible={visible ?? false} />
              <PortfolioIncrease prx={found.prx} />
            </div>
          </Columns>
        )}
      </Loaded>
    </Page>
  )
}
