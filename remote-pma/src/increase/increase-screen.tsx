import { useNavigate, usePlatform, useQuery, useSearchParams } from '@sarv/shared/platform'
import { Loaded } from '@sarv/shared/ui/loaded'
import { useEffect, useRef } from 'react'
import { userPortfoliosQuery } from '../plans/plans-queries'
import { portfolioMeant } from './increase-flow'
import { IncreaseSkeleton } from './increase-skeleton'
import { IncreaseStages } from './increase-stages'

/** /pma/inventory-increase: more money for a portfolio that the person has. (PMA-049, PMA-050) */
export function IncreaseScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const portfolios = useQuery(userPortfoliosQuery())
  return (
    <Loaded query={portfolios} skeleton={<IncreaseSkeleton />} whole>
      {(all) => {
        const meant = portfolioMeant(all, query.get('prx'))
        // What was kept may be older than the portfolio.
        if (meant === 'leave') return portfolios.isFetching ? <IncreaseSkeleton /> : <Leave />
        return (
          <IncreaseStages
            portfolios={all}
            portfolio={meant === 'choose' ? undefined : meant}
            onChoose={(prx) => navigate(`?${new URLSearchParams({ prx })}`, { replace: true })}
          />
        )
      }}
    </Loaded>
  )
}

/** There is nothing to increase: one entry back, once. */
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
