import { useLocation, useNavigate, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { ChipGroup } from '@sarv/shared/ui/chip-group'
import { Skeleton, SkeletonGroup } from '@sarv/shared/ui/skeleton'
import { userPortfoliosQuery } from '../plans/plans-queries'
import { portfolioNames, wantedPortfolio, withQuery } from './wanted-portfolio'

/** Stands for «all» among the chips. */
const all = ''

/** One portfolio or all of them; the choice lies in the address and outlives a reload. Nothing for who has one alone. */
export function PortfolioChoice() {
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
      value={wantedPortfolio(query) ?? all}
      onChange={(prx) => navigate(`${pathname}${withQuery(query, 'prx', prx || undefined)}`, { replace: true })}
      options={[
        { value: all, label: t('choice.all') },
        ...portfolioNames(data).map(({ prx, name }) => ({ value: prx, label: name })),
      ]}
    />
  )
}
