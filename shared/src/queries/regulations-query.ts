import { call, queryOptions } from '@sarv/shared/platform'
import { listRegulations } from '../contract/regulations'
import { hours } from './freshness'

/** Query of the regulations, each with its PDF. @example const { data } = useQuery(regulationsQuery()) */
export const regulationsQuery = () =>
  queryOptions({ queryKey: ['regulations'], queryFn: () => call(listRegulations), staleTime: hours(1) })
