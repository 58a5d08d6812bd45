import { hours } from '@sarv/platform/client/api/freshness'
import { listRegulations } from '@sarv/shared/contract/regulations'
import { call, queryOptions } from '@sarv/shared/platform'

export const regulationsQuery = () =>
  queryOptions({ queryKey: ['support', 'regulations'], queryFn: () => call(listRegulations), staleTime: hours(1) })
