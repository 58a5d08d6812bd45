import type { Expect } from './store'

const part = /^[A-Za-z0-9_~@+-][A-Za-z0-9._~@+-]*$/

/** Whether a key is one of those that never change: files of versions and of shells, entries of the
 * catalogue and the records of the audit log. */
export function isWrittenOnce(key: string): boolean {
  return ['remotes/', 'hosts/', 'shell/files/', 'entries/', 'audit/'].some((folder) => key.startsWith(folder))
}

/**
 * Refuses a text that is not a key: a part is empty, begins with a dot or has other letters than a file name needs.
 * @throws Error naming the key
 */
export function refuseBadKey(key: string): void {
  if (!key.split('/').every((one) => part.test(one))) throw new Error(`Invalid store key: "${key}".`)
}

/**
 * Refuses to write over what is written once, and everything else that is not a put.
 * @throws Error naming the key
 */
export function refuseBadPut(key: string, expect: Expect): void {
  refuseBadKey(key)
  // A client of S3 leaves an empty `If-Match` away: the swap would be an overwriting.
  if (typeof expect === 'object' && expect.tag === '') throw new Error(`A swap of ${key} needs a tag.`)
  if (isWrittenOnce(key) && expect !== 'absent') throw new Error(`${key} is written once: it can be created only.`)
}

/**
 * Refuses a text that is not a folder.
 * @throws Error naming it
 */
export function refuseBadFolder(folder: string): void {
  if (folder === '') return
  if (!folder.endsWith('/')) throw new Error(`Invalid store folder: expected a slash at its end, got "${folder}".`)
  refuseBadKey(folder.slice(0, -1))
}
