import type { Api, CallArguments } from './create-api'
import type { Endpoint } from './endpoint'

let current: Api | undefined

/** Sets the API client that every remote on the page calls through; the host does so once, when it starts. */
export function provideApi(api: Api): void {
  current = api
}

/**
 * Calls an endpoint of the product API and resolves with its typed response.
 * @throws ApiError; ERR-01…07 and the endpoint's `failure` say who shows it
 * @example queryOptions({ queryKey: ['notes'], queryFn: () => call(listNotes) })
 */
export function call<Path extends string, Query, Body, Reply>(
  endpoint: Endpoint<Path, Query, Body, Reply>,
  ...input: CallArguments<Path, Query, Body>
): Promise<Reply> {
  if (!current) throw new Error('The platform has not provided its API client yet')
  return current.call(endpoint, ...input)
}
