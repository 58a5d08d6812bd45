import { chunkRetryQuery } from '../../../contract/chunk-retry'
import { type KitScopes, kitScopes } from '../../../contract/kit'
import type { LaterRemote } from '../../../contract/page-data'
import { globals } from '../../../page/protocol'
import { pageNonce } from '../../../page/trusted-types/page-nonce'
import { trustedImportMap } from '../../../page/trusted-types/trusted-import-map'

type Allowed = Pick<LaterRemote, 'entry' | 'kit' | 'files'>

let maps = 0
const allowed = new WeakMap<Allowed, boolean>()

/**
 * Lets files of a remote run that the page was not made with: their hashes go into a further import map, with the place of
 * its kit, and those of styles where the containers look them up. Once for each remote.
 * @returns false where the browser takes no second import map: then nothing of it may be imported in this page
 */
export function allowFiles(
  remote: Allowed,
  styles: Record<string, string> = Reflect.get(globalThis, globals.styles),
): boolean {
  const known = allowed.get(remote)
  if (known !== undefined) return known
  const files = Object.entries(remote.files)
  const isAllowed = addImportMap(
    files.filter(([url]) => url.endsWith('.js')),
    kitScopes([remote]),
  )
  if (isAllowed) for (const [url, hash] of files) if (url.endsWith('.css')) styles[url] = hash
  allowed.set(remote, isAllowed)
  return isAllowed
}

function addImportMap(scripts: readonly (readonly [url: string, hash: string])[], scopes: KitScopes): boolean {
  // Resolves only where the map was merged; a name that was resolved before could not be added any more.
  const probe = `sarv-map-${++maps}`
  const integrity = Object.fromEntries(
    scripts.flatMap(([url, hash]) => [url, url + chunkRetryQuery].map((each) => [each, hash])),
  )
  const element = document.createElement('script')
  element.type = 'importmap'
  element.nonce = pageNonce
  element.textContent = trustedImportMap(JSON.stringify({ imports: { [probe]: `/${probe}` }, scopes, integrity }))
  document.head.append(element)
  // At once, before any code that watches the document hears of it.
  element.nonce = ''
  element.remove()
  try {
    return import.meta.resolve(probe) !== ''
  } catch {
    return false
  }
}
