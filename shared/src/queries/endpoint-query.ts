import type { CallArguments } from '@sarv/platform/client/api/create-api'
import type { Endpoint } from '@sarv/platform/client/api/endpoint'
import { persisted } from '@sarv/platform/client/api/persisted-query'
import { type ApiError, call, queryOptions } from '@sarv/shared/platform'

/**
 * Query of what one endpoint answers; what else a query has is spread beside it.
 * @example const offerQuery = (id: string) => ({ ...endpointQuery(['offer', id], getOffer, { params: { id } }), staleTime: 0 })
 */
export function endpointQuery<Path extends string, Query, Body, Reply>(
  queryKey: readonly unknown[],
  endpoint: Endpoint<Path, Query, Body, Reply>,
  ...[input]: CallArguments<Path, Query, Body>
) {
  return queryOptions<Reply, ApiError>({
    queryKey,
    queryFn: ({ signal }) => call(endpoint, ...([{ ...input, signal }] as CallArguments<Path, Query, Body>)),
  })
}

/** The same, with its newest response kept for a start without a connection. (U16) */
export function keptQuery<Path extends string, Query, Body, Reply>(
  queryKey: readonly unknown[],
  endpoint: Endpoint<Path, Query, Body, Reply>,
  ...input: CallArguments<Path, Query, Body>
) {
  return { ...endpointQuery(queryKey, endpoint, ...input), ...persisted(endpoint) }
}
