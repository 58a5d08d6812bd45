import type { ApiClient, CallArguments, Refusal } from './create-api'
import type { Endpoint } from './endpoint'

let current: ApiClient | undefined

/** Sets the API client of the page; the host does so once, when it starts. */
export function provideApi(api: ApiClient): void {
  current = api
}

function client(): ApiClient {
  if (!current) throw new Error('The platform has not provided its API client yet')
  return current
}

/**
 * Calls an endpoint of the product API and resolves with its typed response. The one that a remote imports sends only what
 * its authority lists.
 * @throws ApiError; ERR-01…07 and the endpoint's `failure` say who shows it
 * @example queryOptions({ queryKey: ['notes'], queryFn: () => call(listNotes) })
 */
export function call<Path extends string, Query, Body, Reply>(
  endpoint: Endpoint<Path, Query, Body, Reply>,
  ...input: CallArguments<Path, Query, Body>
): Promise<Reply> {
  return client().call(endpoint, ...input)
}

/** The `call` of one remote. @example { ...facade, call: callWithin(refusalOf(remote)) } */
export function callWithin(refusal: Refusal): typeof call {
  return (endpoint, ...input) =>
    client()
      .limited(refusal)
      .call(endpoint, ...input)
}
