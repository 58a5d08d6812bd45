import type { PageData } from '../../../contract/page-data'
import { globals } from '../../../page/protocol'

/** Tells what loads remotes the hash of every style; an element tells the whole URL of its style, and the page has those of the shell from the root. */
export function publishStyles(styles: PageData['styles']): void {
  const value = Object.fromEntries(
    Object.entries(styles).map(([url, hash]) => [new URL(url, location.origin).href, hash]),
  )
  Object.defineProperty(globalThis, globals.styles, { value })
}
