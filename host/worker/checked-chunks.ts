import { lazyPromise } from '@sarv/shared/internal/async/lazy-promise'

declare function importScripts(url: string): void
/** The runtime of the bundle, as far as it loads chunks. */
declare const __webpack_require__: {
  /** How a chunk is loaded: one that puts a promise of it among the others. */
  readonly f: { i: (chunk: string | number, promises: Promise<void>[]) => void }
  /** The public path. */
  readonly p: string
  /** The file of a chunk. */
  readonly u: (chunk: string | number) => string
}

/**
 * Chunk loading with subresource integrity, for a worker: `importScripts` takes no hash, so a chunk is fetched with its
 * own and runs from the bytes that were checked (T1).
 * @param hashes of every chunk, by its path; another one does not run
 */
export function checkChunks(hashes: Readonly<Record<string, string>>): void {
  const loads = new Map<string | number, () => Promise<void>>()
  __webpack_require__.f.i = (chunk, promises) => {
    const path = __webpack_require__.p + __webpack_require__.u(chunk)
    const load = loads.get(chunk) ?? lazyPromise(() => run(path, hashes[path]))
    loads.set(chunk, load)
    promises.push(load())
  }
}

async function run(path: string, integrity: string | undefined): Promise<void> {
  if (!integrity) throw new TypeError(`No hash is listed for ${path}`)
  // A second time past the cache: what lies there may be broken.
  const response = await fetch(path, { integrity }).catch(() => fetch(path, { integrity, cache: 'reload' }))
  const url = URL.createObjectURL(await response.blob())
  importScripts(url)
  URL.revokeObjectURL(url)
}
