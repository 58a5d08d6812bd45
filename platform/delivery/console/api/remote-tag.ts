import { createHash } from 'node:crypto'
import type { Delivered } from '../../../contract/catalogue'

/** Entity tag of what the catalogue has of a remote or the shell: equal as long as that entry has not changed. */
export function remoteTag(delivered: Delivered): string {
  return createHash('sha256').update(JSON.stringify(delivered)).digest('base64url').slice(0, 22)
}
