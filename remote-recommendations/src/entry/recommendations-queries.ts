import { getRecommendationSettings, type Knowledge } from '@sarv/shared/contract/recommendation'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'
import { hours } from '@sarv/shared/queries/freshness'

/** Query of the entry page's knowledge items, by key. (REC-001) */
export const componentsQuery = () =>
  queryOptions<Record<string, Knowledge[]>, ApiError>({
    queryKey: ['recommendations', 'components'],
    queryFn: async ({ signal }) => (await call(getRecommendationSettings, { signal })).general_components,
    staleTime: hours(4),
  })
