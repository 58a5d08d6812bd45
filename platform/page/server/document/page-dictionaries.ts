import { LRUCache } from 'lru-cache'
import { type CompressionDictionary, compressionDictionary } from '../../../delivery/http/compression-dictionary'
import { pageMarks } from '../../service-worker/page-names'
import { boundedCache, memoized } from './bounded-cache'
import type { Deployment } from './document-model'
import { renderPage } from './render-page'

/** Dictionaries that are known, some 90 kB each: those of two languages, the canaries and the last deliveries. */
const keptDictionaries = 48

export interface PageDictionaries {
  /** The dictionary of a deployment's pages: its start page, without the names of one response. */
  of(deployment: Deployment, language: 'fa' | 'en'): CompressionDictionary
  /** A dictionary that pages were given since this server was started. @param hash Base64 */
  withHash(hash: string): CompressionDictionary | undefined
}

/** Every server makes the same dictionary of the same deployment. */
export function createPageDictionaries(): PageDictionaries {
  const known = new LRUCache<string, CompressionDictionary>({ max: keptDictionaries })
  const cacheOf = memoized((_: Deployment) => boundedCache<'fa' | 'en', CompressionDictionary>(2))
  return {
    of(deployment, language) {
      const dictionary = cacheOf(deployment)(language, () => {
        const { start } = deployment.files.shell
        const { html } = renderPage(deployment, { pathname: start, language, ...pageMarks })
        return compressionDictionary(Buffer.from(html))
      })
      known.set(dictionary.hash, dictionary)
      return dictionary
    },
    withHash: (hash) => known.get(hash),
  }
}
