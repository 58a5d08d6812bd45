import type { PageRemote } from '../../../contract/page-data'
import { globals } from '../../../page/protocol'

const asked = new Set<string>()

/**
 * Fetches what the first screen of a remote needs, side by side, and runs none of it: the code that opens the remote
 * runs it. Each file once in a page, checked against the hash that the page lists.
 * @param styles the hashes of style sheets, by their URLs
 */
export function prefetchRemote(
  { first = [], kit }: Pick<PageRemote, 'first' | 'kit'>,
  styles: Record<string, string> = Reflect.get(globalThis, globals.styles),
): void {
  const files = [...first, ...(kit ? [kit.script, kit.style] : [])]
  for (const url of files.map((file) => new URL(file, location.origin).href)) {
    if (asked.has(url)) continue
    asked.add(url)
    document.head.append(url.endsWith('.css') ? preload(url, styles[url]) : modulePreload(url))
  }
}

/** Its hash stands in the import map; it needs no nonce, as the page's policy has its server. */
function modulePreload(url: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), {
    rel: 'modulepreload',
    crossOrigin: 'anonymous',
    href: url,
  })
}

function preload(url: string, integrity = ''): HTMLLinkElement {
  return Object.assign(document.createElement('link'), {
    rel: 'preload',
    as: 'style',
    crossOrigin: 'anonymous',
    integrity,
    href: url,
  })
}
