import type { ManifestRoute } from '@sarv/platform/contract/manifest-parts'
import type { PageRemote } from '@sarv/platform/contract/page-data'
import { matchRoutes } from 'react-router-dom'

/** The remote that answers an address, and its route; undefined where there is none. */
export function remoteAt(
  address: string,
  remotes: readonly PageRemote[],
): { remote: PageRemote; route: ManifestRoute } | undefined {
  const routes = remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ path: route.path, handle: { remote, route } })),
  )
  return matchRoutes(routes, address.split(/[?#]/)[0] ?? '')?.at(-1)?.route.handle
}
