import { useFormat, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { Skeleton, SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { userPortfoliosQuery } from '../plans/plans-queries'
import { ParamChips } from './param-chips'
import { portfolioNames } from './portfolio-names'
import { portfolioParam } from './portfolio-param'

/** Chips that filter a list by portfolio, kept in the query string; renders nothing for a person with one portfolio. */
export function PortfolioFilter() {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const [query] = useSearchParams()
  const { data = [], isPending } = useQuery(userPortfoliosQuery())
  if (isPending)
    return (
      <SkeletonGroup>
        <Skeleton width={240} height={36} radius={18} />
      </SkeletonGroup>
    )
  if (data.length < 2) return null
  return (
    <ParamChips
      name="prx"
      label={t('choice.label')}
      any={t('choice.all')}
      value={portfolioParam(query)}
      options={portfolioNames(data, digits).map(({ prx, name }) => ({ value: prx, label: name }))}
    />
  )
}
