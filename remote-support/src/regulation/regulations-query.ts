import { listRegulations } from '@sarv/shared/contract/regulations'
import { endpointQuery } from '@sarv/shared/queries/endpoint-query'
import { hours } from '@sarv/shared/queries/freshness'

export const regulationsQuery = () => ({
  ...endpointQuery(['support', 'regulations'], listRegulations),
  staleTime: hours(1),
})
