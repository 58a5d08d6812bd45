import { chunkRetryQuery } from '@sarv/shared/internal/remote/chunk-retry'
import { pageNonce } from '../../trusted-types/page-nonce'
import { trustedImportMap } from '../../trusted-types/trusted-import-map'

/** Absolute addresses of scripts and styles, with their hashes. */
type Hashes = Readonly<Record<string, string>>

let maps = 0
const allowed = new WeakMap<Hashes, boolean>()

/**
 * Lets files of a remote run that the page was not made with: their hashes go into a further import map, and those of
 * styles where the containers look them up. Once for each remote.
 * @returns false where the browser takes no second import map: then nothing of it may be imported in this page
 */
export function allowFiles(
  files: Hashes,
  styles: Record<string, string> = Reflect.get(globalThis, '__SARV_STYLES__'),
): boolean {
  const known = allowed.get(files)
  if (known !== undefined) return known
  const isAllowed = addImportMap(Object.fromEntries(Object.entries(files).filter(([url]) => url.endsWith('.js'))))
  if (isAllowed) for (const [url, hash] of Object.entries(files)) if (url.endsWith('.css')) styles[url] = hash
  allowed.set(files, isAllowed)
  return isAllowed
}

function addImportMap(scripts: Hashes): boolean {
  // Resolves only where the map was merged; a name that was resolved before could not be added any more.
  const probe = `sarv-map-${++maps}`
  const integrity = Object.fromEntries(
    Object.entries(scripts).flatMap(([url, hash]) => [url, url + chunkRetryQuery].map((each) => [each, hash])),
  )
  const element = document.createElement('script')
  element.type = 'importmap'
  element.nonce = pageNonce
  element.textContent = trustedImportMap(JSON.stringify({ imports: { [probe]: `/${probe}` }, integrity }))
  document.head.append(element)
  // At once, before anybody who watches the document hears of it.
  element.nonce = ''
  element.remove()
  try {
    return import.meta.resolve(probe) !== ''
  } catch {
    return false
  }
}
