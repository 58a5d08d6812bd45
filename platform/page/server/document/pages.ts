import type { PageNames } from '../../service-worker/page-names'
import { requestedPage } from '../catalogue/requested-remote'
import { boundedCache, memoized } from './bounded-cache'
import type { Deployment } from './document-model'
import { type PageTemplate, pageTemplate } from './page-template'
import { renderPage } from './render-page'

/** Pages of one deployment that are kept, some 60 kB each: those of all routes of five remotes, in both languages. */
const keptPages = 160

/** The page of an address in a language, for names of these lengths. */
export type Pages = (
  deployment: Deployment,
  pathname: string,
  language: 'fa' | 'en',
  names: PageNames,
) => Promise<PageTemplate>

export interface PageCache {
  readonly pageOf: Pages
  /** Pages that are ready, of all deployments that are still in use. */
  kept(): number
}

/**
 * Page cache: a page is made once for each deployment, route and language, no matter who asks for it. Addresses that no
 * one answers share one.
 */
export function createPages(): PageCache {
  const caches = new Set<WeakRef<{ size(): number }>>()
  const cacheOf = memoized((_: Deployment) => {
    const cache = boundedCache<string, Promise<PageTemplate>>(keptPages)
    caches.add(new WeakRef(cache))
    return cache
  })
  return {
    pageOf(deployment, pathname, language, names) {
      const { remote, path } = requestedPage(deployment, pathname)
      return cacheOf(deployment)(`${language} ${remote?.current.name ?? ''} ${path} ${names.pageId.length}`, () =>
        pageTemplate((marks) => renderPage(deployment, { pathname, language, ...marks }), names),
      )
    },
    kept() {
      let pages = 0
      for (const reference of caches) {
        const cache = reference.deref()
        if (cache) pages += cache.size()
        else caches.delete(reference)
      }
      return pages
    },
  }
}
