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

/**
 * Page cache: a page is made once for each deployment, route and language, no matter who asks for it. Addresses that no
 * one answers share one.
 */
export function createPages(): Pages {
  const cacheOf = memoized((_: Deployment) => boundedCache<string, Promise<PageTemplate>>(keptPages))
  return (deployment, pathname, language, names) => {
    const { remote, path } = requestedPage(deployment, pathname)
    return cacheOf(deployment)(`${language} ${remote?.current.name ?? ''} ${path} ${names.pageId.length}`, () =>
      pageTemplate((marks) => renderPage(deployment, { pathname, language, ...marks }), names),
    )
  }
}
