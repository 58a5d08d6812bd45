import type { PageNames } from '../src/pwa/page-names'
import { boundedCache, memoized } from './bounded-cache'
import type { Deployment } from './page-parts'
import { type PageTemplate, pageTemplate } from './page-template'
import { renderPage } from './render-page'
import { requestedRemote } from './requested-remote'

/** Pages of one deployment that are kept, about 30 kB each. */
const keptPages = 64

/** The page of an address in a language. */
export type Pages = (deployment: Deployment, pathname: string, language: 'fa' | 'en') => Promise<PageTemplate>

/**
 * Page cache: a page is made once for each deployment, requested remote and language, whoever asks for it. Addresses that
 * nobody answers share one.
 * @param marks names of the lengths that those of real pages have
 */
export function createPages(marks: PageNames): Pages {
  const cacheOf = memoized((_: Deployment) => boundedCache<string, Promise<PageTemplate>>(keptPages))
  return (deployment, pathname, language) => {
    const requested = requestedRemote(deployment.catalogue, pathname)?.current.name ?? ''
    return cacheOf(deployment)(`${language} ${requested}`, () =>
      pageTemplate((names) => renderPage(deployment, { pathname, language, ...names }), marks),
    )
  }
}
