import { createHash } from 'node:crypto'

/** SHA-256 of bytes or of a text in UTF-8; hexadecimal. */
export function sha256Of(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
