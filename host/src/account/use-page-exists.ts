import { hostPages, notFoundPage } from '../host-pages'
import { pageAt } from '../page-at'
import { useServices } from '../services'

/** Whether somebody answers a path: a link to a page that no team has declared is not drawn. */
export function usePageExists(): (path: string) => boolean {
  const { page } = useServices()
  return (path) => pageAt(path, hostPages, page.remotes).page !== notFoundPage
}
