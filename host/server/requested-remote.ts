import { matchRoutes } from 'react-router-dom'
import type { ServedCatalogue, ServedRemote } from './served-catalogue'

/** The remote that answers an address, by the routes of the manifests; nothing when the shell itself or nobody does. */
export function requestedRemote({ remotes }: ServedCatalogue, pathname: string): ServedRemote | undefined {
  const routes = remotes.flatMap((remote) => remote.current.routes.map(({ path }) => ({ path, handle: remote })))
  const match = matchRoutes(routes, pathname)?.at(-1)
  return match?.route.handle
}
