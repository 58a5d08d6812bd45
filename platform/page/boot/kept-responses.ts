import { readLocal, writeLocal } from '../../client/storage/local-keys'

const key = 'sarv-kept'

/**
 * Whether responses may be kept on the device: a hint in local storage. Where it says no, they need not be looked for in
 * IndexedDB, which takes a slow phone 0.3 s before it can ask for the first one.
 */
export function mayKeepResponses(): boolean {
  return readLocal(key) !== undefined
}

/** Notes that one is kept; where the note cannot be stored, the responses are requested again. */
export function noteKeptResponse(): void {
  writeLocal(key, 'yes')
}
