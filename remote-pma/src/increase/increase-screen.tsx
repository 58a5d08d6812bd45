import { useNavigate, usePlatform, useQuery, useSearchParams } from '@sarv/shared/platform'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { useEffect, useRef } from 'react'
import { userPortfoliosQuery } from '../plans/plans-queries'
import { resolvePortfolio } from './increase-flow'
import { IncreaseSkeleton } from './increase-skeleton'
import { IncreaseStages } from './increase-stages'

/** Screen of /pma/inventory-increase: adds money to a portfolio of the person. (PMA-049, PMA-050) */
export function IncreaseScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const portfolios = useQuery(userPortfoliosQuery())
  return (
    <QueryBoundary query={portfolios} skeleton={<IncreaseSkeleton />} whole>
      {(all) => {
        const portfolio = resolvePortfolio(all, query.get('prx'))
        // The cached list may be older than the portfolio.
        if (portfolio === 'leave') return portfolios.isFetching ? <IncreaseSkeleton /> : <Leave />
        return (
          <IncreaseStages
            portfolios={all}
            portfolio={portfolio === 'choose' ? undefined : portfolio}
            onChoose={(prx) => navigate(`?${new URLSearchParams({ prx })}`, { replace: true })}
          />
        )
      }}
    </QueryBoundary>
  )
}

/** Navigates one history entry back, once: there is nothing to increase. */
function Leave() {
  const { navigation } = usePlatform()
  const left = useRef(false)
  useEffect(() => {
    if (left.current) return
    left.current = true
    navigation.back()
  }, [navigation])
  return <IncreaseSkeleton />
}
