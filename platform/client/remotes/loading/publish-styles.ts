import type { PageData } from '../../../contract/page-data'
import { globals } from '../../../page/protocol'

/**
 * Publishes the hash of every style for what loads remotes, by whole URL, as an element has it; page data has the URLs of the
 * shell's styles without an origin.
 */
export function publishStyles(styles: PageData['styles']): void {
  const value = Object.fromEntries(
    Object.entries(styles).map(([url, hash]) => [new URL(url, location.origin).href, hash]),
  )
  Object.defineProperty(globalThis, globals.styles, { value })
}
