import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { BuiltRemote } from '../../contract/manifest'

const compressible = /\.(js|css|svg|json|webmanifest)$/

/**
 * What a list of built files says of one, and its bytes as brotli where that is worth it: text is compressed once, as
 * well as it goes, never while a person waits.
 * @param quality of brotli, 1…11
 */
export function builtFile(
  path: string,
  bytes: Buffer,
  quality = 11,
): { file: BuiltRemote['files'][number]; compressed?: Buffer } {
  const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`
  if (!compressible.test(path)) return { file: { path, integrity, bytes: bytes.length, br: bytes.length } }
  const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  return { file: { path, integrity, bytes: bytes.length, br: compressed.length }, compressed }
}
