import { hostPages, notFoundPage } from './host-pages'
import { pageAt } from './page-at'
import { useServices } from './services'

/**
 * Whether somebody answers an address: a link to a page that no team has opened yet is not drawn (D-42).
 * @returns for a path, with or without a query
 */
export function usePageExists(): (address: string) => boolean {
  const { page } = useServices()
  return (address) => {
    const [path = ''] = address.split(/[?#]/)
    return pageAt(path, hostPages, page.remotes).page !== notFoundPage
  }
}
