/**
 * Where deliveries lie: the catalogue, the files of every version, the audit log. Two kinds stand behind it, a folder
 * and an S3-compatible object store; both change a key by compare-and-swap.
 *
 * Keys are paths such as `host.json` and `remotes/savings/1.4.0/remoteEntry.js`. Those under `remotes/` and `audit/` are
 * written once and never again (see `isWrittenOnce`); all others are swapped.
 *
 * @example
 * const stored = await store.get('host.json')
 * await store.put('host.json', next, stored ? { tag: stored.tag } : 'absent')
 */
export interface Store {
  /** The store's address, for messages. */
  readonly address: string
  /**
   * @param known what was read before: where the key has not changed since, this very object comes back and no byte of
   * it is read again
   */
  get(key: string, known?: Stored): Promise<Stored | undefined>
  /**
   * Writes a key as a whole, and only while it is as expected.
   * @returns the tag of what was written
   * @throws Conflict when it is not; nothing was written then
   */
  put(key: string, body: string | Uint8Array, expect: Expect): Promise<string>
  /**
   * What lies directly in a folder, by full key and sorted; folders end with `/`.
   * @param folder '' for the top, else ends with `/`
   * @param after only what sorts behind this key: a long folder is not read from its beginning
   * @example await store.list('remotes/savings/') // ['remotes/savings/1.3.0/', 'remotes/savings/1.4.0/']
   */
  list(folder: string, after?: string): Promise<string[]>
  /** Removes a key that no one else writes, such as the key of a probe: it is not a swap. */
  remove(key: string): Promise<void>
}

export interface Stored {
  readonly body: Uint8Array
  /** Names this very state of the key; opaque, and never used again for another one. */
  readonly tag: string
}

/** `absent`: there is no such key. A tag: no one has written since. `any`: overwrite any value that is there. */
export type Expect = 'absent' | 'any' | { readonly tag: string }

/** Another writer has written first: what was to be written is not in the store. */
export class Conflict extends Error {
  override readonly name = 'Conflict'

  constructor(readonly key: string) {
    super(`${key} is not as expected: another writer was first.`)
  }
}
