import { createHash } from 'node:crypto'
import type { CataloguedRemote } from '../../../contract/catalogue'

/** Entity tag of a remote's entry in the catalogue: equal as long as that entry has not changed. */
export function remoteTag(remote: CataloguedRemote): string {
  return createHash('sha256').update(JSON.stringify(remote)).digest('base64url').slice(0, 22)
}
