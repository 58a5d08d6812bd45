import type { Catalogue, CataloguedRemote } from '@sarv/shared/remote/catalogue'
import { matchRoutes } from 'react-router-dom'

/** The remote that answers an address, by the routes of the manifests; nothing when the shell itself or nobody does. */
export function requestedRemote({ remotes }: Catalogue, pathname: string): CataloguedRemote | undefined {
  const routes = remotes.flatMap((remote) => remote.current.routes.map(({ path }) => ({ path, handle: remote })))
  const match = matchRoutes(routes, pathname)?.at(-1)
  return match?.route.handle
}
