import { matchRoutes } from 'react-router-dom'
import { boundedCache, memoized } from './bounded-cache'
import type { ServedCatalogue, ServedRemote } from './served-catalogue'

interface OwnedRoute {
  readonly path: string
  readonly handle: ServedRemote
}

/** Routes by their first segment: of a thousand remotes few can answer an address. Those that begin with anything: `''`. */
const routesOf = memoized(({ remotes }: ServedCatalogue): ReadonlyMap<string, readonly OwnedRoute[]> => {
  const routes = new Map<string, OwnedRoute[]>()
  for (const remote of remotes)
    for (const { path } of remote.current.routes) {
      const first = firstSegment(path)
      const key = /^[:*]/.test(first) ? '' : first
      routes.set(key, [...(routes.get(key) ?? []), { path, handle: remote }])
    }
  return routes
})

/** Addresses of one catalogue whose match is kept. */
const keptMatches = 512
const matchesOf = memoized((_: ServedCatalogue) => boundedCache<string, ServedRemote | undefined>(keptMatches))

/** The remote that answers an address, by the routes of the manifests; nothing when the shell itself or nobody does. */
export function requestedRemote(catalogue: ServedCatalogue, pathname: string): ServedRemote | undefined {
  return matchesOf(catalogue)(pathname, () => matched(catalogue, pathname))
}

function matched(catalogue: ServedCatalogue, pathname: string): ServedRemote | undefined {
  const routes = routesOf(catalogue)
  const candidates = [...(routes.get(firstSegment(decodeURIComponent(pathname))) ?? []), ...(routes.get('') ?? [])]
  const match = matchRoutes(candidates, pathname)?.at(-1)
  return match?.route.handle
}

/** As a router compares it: whatever its case. */
function firstSegment(path: string): string {
  return path.split('/', 2)[1]?.toLowerCase() ?? ''
}
