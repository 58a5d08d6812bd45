import { matchRoutes } from 'react-router-dom'
import { hostPages } from '../src/routing/host-pages'
import { boundedCache, memoized } from './bounded-cache'
import type { ServedCatalogue, ServedRemote } from './served-catalogue'

interface OwnedRoute {
  readonly path: string
  /** Undefined for a page of the shell itself. */
  readonly handle: ServedRemote | undefined
}

/** A matched route and whose it is. */
interface RequestedPage {
  readonly remote?: ServedRemote
  /** Of the route; empty where none matches. */
  readonly path: string
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
const matchesOf = memoized((_: ServedCatalogue) => boundedCache<string, RequestedPage>(keptMatches))

/** The remote that answers an address, by the routes of the manifests; nothing when the shell itself or nobody does. */
export function requestedRemote(catalogue: ServedCatalogue, pathname: string): ServedRemote | undefined {
  return requestedPage(catalogue, pathname).remote
}

/** The route of an address: the most specific one, whoever declared it. */
export function requestedPage(catalogue: ServedCatalogue, pathname: string): RequestedPage {
  return matchesOf(catalogue)(pathname, () => matched(catalogue, pathname))
}

const shellRoutes: readonly OwnedRoute[] = hostPages.map(({ path }) => ({ path, handle: undefined }))

function matched(catalogue: ServedCatalogue, pathname: string): RequestedPage {
  const routes = routesOf(catalogue)
  const ofRemotes = [...(routes.get(firstSegment(decodeURIComponent(pathname))) ?? []), ...(routes.get('') ?? [])]
  const match = matchRoutes([...shellRoutes, ...ofRemotes], pathname)?.at(-1)
  return { remote: match?.route.handle, path: match?.route.path ?? '' }
}

/** As a router compares it: whatever its case. */
function firstSegment(path: string): string {
  return path.split('/', 2)[1]?.toLowerCase() ?? ''
}
