import { lazyPromise } from '../../lib/async/lazy-promise'

/** Milliseconds from the worker's start until its chunks are fetched: the page has come first. */
const prefetchDelay = 10_000

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
  const files = new Map(
    Object.entries(hashes).map(([path, integrity]) => [path, lazyPromise(() => fetchChunk(path, integrity))]),
  )
  const loads = new Map<string | number, () => Promise<void>>()
  __webpack_require__.f.i = (chunk, promises) => {
    const path = __webpack_require__.p + __webpack_require__.u(chunk)
    const load = loads.get(chunk) ?? lazyPromise(() => run(path, files.get(path)))
    loads.set(chunk, load)
    promises.push(load())
  }
  // A tab lives longer than the files on the server may: what a renewal needs is there from now on. (F25)
  setTimeout(() => {
    for (const file of files.values()) void file().catch(() => undefined)
  }, prefetchDelay)
}

/** A second time past the cache: what lies there may be broken. */
async function fetchChunk(path: string, integrity: string): Promise<Blob> {
  const once = async (cache?: RequestCache) => {
    const response = await fetch(path, { integrity, cache })
    if (!response.ok) throw new TypeError(`HTTP ${response.status} for ${path}`)
    return response.blob()
  }
  return once().catch(() => once('reload'))
}

async function run(path: string, file: (() => Promise<Blob>) | undefined): Promise<void> {
  if (!file) throw new TypeError(`No hash is listed for ${path}`)
  const url = URL.createObjectURL(await file())
  importScripts(url)
  URL.revokeObjectURL(url)
}
