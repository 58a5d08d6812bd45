import type { ManifestRoute } from '@sarv/shared/remote/manifest'
import type { PageRemote } from '@sarv/shared/remote/page-data'
import { matchRoutes } from 'react-router-dom'
import { type HostPage, notFoundPage } from './host-pages'

/** Who answers an address, and what the routing table says about it. */
export type PageAt =
  | { readonly by: 'host'; readonly page: HostPage; readonly params: Params }
  | { readonly by: 'remote'; readonly remote: PageRemote; readonly page: ManifestRoute; readonly params: Params }

type Params = Readonly<Record<string, string | undefined>>

type Owner = { by: 'host'; page: HostPage } | { by: 'remote'; remote: PageRemote; page: ManifestRoute }

/**
 * Finds who answers an address. The most specific route wins, whoever declared it; what nobody declared is the shell's
 * not-found page (HST-020).
 * @example pageAt('/funds/12180', hostPages, remotes) // { by: 'remote', remote: invest, params: { fundId: '12180' } }
 */
export function pageAt(pathname: string, pages: readonly HostPage[], remotes: readonly PageRemote[]): PageAt {
  const owners: Owner[] = [
    ...pages.map((page) => ({ by: 'host' as const, page })),
    ...remotes.flatMap((remote) => remote.routes.map((page) => ({ by: 'remote' as const, remote, page }))),
  ]
  const match = matchRoutes(
    owners.map((owner) => ({ path: owner.page.path, handle: owner })),
    pathname,
  )?.at(-1)
  return match
    ? { ...(match.route.handle as Owner), params: match.params }
    : { by: 'host', page: notFoundPage, params: {} }
}

/**
 * Whether somebody answers an address: a link to a page that no team has opened yet is not drawn (D-42).
 * @param address an absolute path, with or without a query
 */
export function isAnswered(address: string, pages: readonly HostPage[], remotes: readonly PageRemote[]): boolean {
  const [pathname = ''] = address.split(/[?#]/)
  return pageAt(pathname, pages, remotes).page !== notFoundPage
}
