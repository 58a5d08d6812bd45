import { type IndexedRemote, type PageData, type PageRemote, remoteIndex } from '../../../contract/page-data'

/** The remotes that the shell knows: those of the page, and all others as soon as the index is there. */
export interface RemoteDirectory {
  /** The same list until the index has come. */
  readonly known: () => readonly (PageRemote | IndexedRemote)[]
  /** Whether no remote is missing. */
  readonly isWhole: () => boolean
  /** Fetches the index, once; rejects when it cannot be had. */
  readonly load: () => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
}

/** Milliseconds. */
const requestTimeout = 10_000

/** Creates the directory of a page. The index is checked against the hash that the page names before it is read. */
export function createRemoteDirectory(
  { remotes, index }: Pick<PageData, 'remotes' | 'index'>,
  get: typeof fetch = fetch,
): RemoteDirectory {
  let known: readonly (PageRemote | IndexedRemote)[] = remotes
  let isWhole = index === undefined
  let loading: Promise<void> | undefined
  const listeners = new Set<() => void>()
  async function load(): Promise<void> {
    if (isWhole || index === undefined) return
    const { url, integrity } = index
    const response = await get(url, { integrity, signal: AbortSignal.timeout(requestTimeout) })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const all = remoteIndex.parse(await response.json()).remotes
    const carried = new Map(remotes.map((remote) => [remote.name, remote]))
    known = all.map((remote) => carried.get(remote.name) ?? remote)
    isWhole = true
    for (const listener of listeners) listener()
  }
  return {
    known: () => known,
    isWhole: () => isWhole,
    load() {
      loading ??= load().finally(() => {
        loading = undefined
      })
      return loading
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
