import { useLocation, useNavigate, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { Skeleton, SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { userPortfoliosQuery } from '../plans/plans-queries'
import { portfolioNames } from './portfolio-names'
import { portfolioParam, withParam } from './portfolio-param'

/** Value of the chip «all». */
const all = ''

/** Chips that filter a list by portfolio, kept in the query string; renders nothing for a person with one portfolio. */
export function PortfolioFilter() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
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
    <ChipGroup
      label={t('choice.label')}
      scroll
      value={portfolioParam(query) ?? all}
      onChange={(prx) => navigate(`${pathname}${withParam(query, 'prx', prx || undefined)}`, { replace: true })}
      options={[
        { value: all, label: t('choice.all') },
        ...portfolioNames(data).map(({ prx, name }) => ({ value: prx, label: name })),
      ]}
    />
  )
}
