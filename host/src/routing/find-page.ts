import type { ManifestRoute } from '@sarv/platform/contract/manifest-parts'
import type { PageRemote } from '@sarv/platform/contract/page-data'
import { matchRoutes } from 'react-router-dom'
import { type HostPage, notFoundPage } from './host-pages'

/** A matched route: whether host or remote owns it, its declaration and the params of the URL. */
export type FoundPage =
  | { readonly by: 'host'; readonly page: HostPage; readonly params: RouteParams }
  | { readonly by: 'remote'; readonly remote: PageRemote; readonly page: ManifestRoute; readonly params: RouteParams }

type RouteParams = Readonly<Record<string, string | undefined>>

type PageOwner = { by: 'host'; page: HostPage } | { by: 'remote'; remote: PageRemote; page: ManifestRoute }

/**
 * Matches a path to a route. The most specific route wins, whether the shell or a remote declared it; a path without a
 * route gets the shell's not-found page (HST-020).
 * @example findPage('/funds/12180', hostPages, remotes) // { by: 'remote', remote: invest, params: { fundId: '12180' } }
 */
export function findPage(pathname: string, pages: readonly HostPage[], remotes: readonly PageRemote[]): FoundPage {
  const owners: PageOwner[] = [
    ...pages.map((page) => ({ by: 'host' as const, page })),
    ...remotes.flatMap((remote) => remote.routes.map((page) => ({ by: 'remote' as const, remote, page }))),
  ]
  const match = matchRoutes(
    owners.map((owner) => ({ path: owner.page.path, handle: owner })),
    pathname,
  )?.at(-1)
  return match
    ? { ...(match.route.handle as PageOwner), params: match.params }
    : { by: 'host', page: notFoundPage, params: {} }
}

/**
 * Whether a route exists for a URL: a link to a page that no team has opened yet is not drawn (D-42).
 * @param address an absolute path, with or without a query
 */
export function pageExists(address: string, pages: readonly HostPage[], remotes: readonly PageRemote[]): boolean {
  const [pathname = ''] = address.split(/[?#]/)
  return findPage(pathname, pages, remotes).page !== notFoundPage
}
