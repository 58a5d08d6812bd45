import { listRegulations } from '@sarv/shared/contract/regulations'
import { call, queryOptions } from '@sarv/shared/platform'
import { hours } from '@sarv/shared/queries/freshness'

export const regulationsQuery = () =>
  queryOptions({ queryKey: ['support', 'regulations'], queryFn: () => call(listRegulations), staleTime: hours(1) })
