/**
 * An operation of the product API by the pattern of its path, with one slash at either end as calls are sent.
 * @example toOperation({ method: 'GET', path: 'note/api/v1/notes/:id' }) // 'GET /note/api/v1/notes/:id/'
 */
export function toOperation({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method} ${`/${path}/`.replaceAll(/\/+/g, '/')}`
}

/** How long a digest is. */
const length = 5

/**
 * Short digest of an operation (FNV-1a), by which the shell finds it in what a remote lists: that costs a few bytes each. It
 * guards against mistakes; a second operation of the same digest can be found on purpose.
 * @example operationDigest('GET /note/api/v1/notes/:id/') // '0k3x9'
 */
export function operationDigest(operation: string): string {
  let hash = 0x811c9dc5
  for (const char of operation) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return ((hash >>> 0) % 36 ** length).toString(36).padStart(length, '0')
}

/** Digests of all operations of a remote, one behind the other in the order of the operations. */
export function operationDigests(operations: readonly string[]): string {
  return operations.map(operationDigest).join('')
}

/** Whether an operation is one of those. */
export function hasOperation(digests: string, operation: string): boolean {
  const wanted = operationDigest(operation)
  for (let at = 0; at < digests.length; at += length) if (digests.startsWith(wanted, at)) return true
  return false
}
