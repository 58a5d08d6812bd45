import { matchRoutes } from 'react-router-dom'
import type { ShellManifest } from '../../../contract/shell-manifest'
import { boundedCache, memoized } from '../document/bounded-cache'
import type { ServedCatalogue, ServedRemote } from './served-catalogue'

interface OwnedRoute {
  readonly path: string
  /** Undefined for a page of the shell itself. */
  readonly handle: ServedRemote | undefined
}

/** A catalogue and the shell that serves it. */
interface Deployed {
  readonly catalogue: ServedCatalogue
  readonly files: { readonly shell: Pick<ShellManifest, 'pages'> }
}

/** A matched route and whose it is. */
interface RequestedPage {
  readonly remote?: ServedRemote
  /** Path of the route; empty where no route matches. */
  readonly path: string
}

/**
 * Routes by their first segment: of a thousand remotes few can answer an address. The key of routes that begin with a
 * parameter or `*` is `''`.
 */
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

/**
 * The remote that answers an address, by the routes of the manifests; undefined when the shell itself answers it, or no
 * one does.
 */
export function requestedRemote(deployed: Deployed, pathname: string): ServedRemote | undefined {
  return requestedPage(deployed, pathname).remote
}

/** The route of an address: the most specific one, of the shell or of any remote. */
export function requestedPage({ catalogue, files }: Deployed, pathname: string): RequestedPage {
  return matchesOf(catalogue)(pathname, () => matched(catalogue, files.shell, pathname))
}

function matched(catalogue: ServedCatalogue, { pages }: Pick<ShellManifest, 'pages'>, pathname: string): RequestedPage {
  const shellRoutes: readonly OwnedRoute[] = pages.map((path) => ({ path, handle: undefined }))
  const routes = routesOf(catalogue)
  const ofRemotes = [...(routes.get(firstSegment(decodeURIComponent(pathname))) ?? []), ...(routes.get('') ?? [])]
  const match = matchRoutes([...shellRoutes, ...ofRemotes], pathname)?.at(-1)
  return { remote: match?.route.handle, path: match?.route.path ?? '' }
}

/** As a router compares it: in lower case. */
function firstSegment(path: string): string {
  return path.split('/', 2)[1]?.toLowerCase() ?? ''
}
