import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { takesCoding } from './accept-encoding'

/** What both ends have: responses are sent as their difference from it (RFC 9842). */
export interface CompressionDictionary {
  /** SHA-256, Base64: as a browser names it. */
  readonly hash: string
  readonly bytes: Buffer
}

export function compressionDictionary(bytes: Buffer): CompressionDictionary {
  return { hash: createHash('sha256').update(bytes).digest('base64'), bytes }
}

/** The hash of the dictionary that a browser has for this request; undefined for one that takes no difference from it. */
export function availableDictionary(headers: IncomingHttpHeaders): string | undefined {
  const [, hash] = /^:([\w+/]{43}=):$/.exec(String(headers['available-dictionary'] ?? '')) ?? []
  return takesCoding(headers['accept-encoding'], 'dcz') ? hash : undefined
}

/** Length of what stands before the zstd frame of a `dcz` response. */
export const dczHeaderBytes = 40

/** That header: a magic number, and which dictionary it is (RFC 9842, 5). */
export function dczHeader({ hash }: Pick<CompressionDictionary, 'hash'>): Buffer {
  return Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), Buffer.from(hash, 'base64')])
}
