import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { takesCoding } from './accept-encoding'

/** Undefined before Node 22.15, on which the command of a foreign repository may run. */
const compress = 'zstdCompress' in zlib ? promisify(zlib.zstdCompress) : undefined

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
  return compress && takesCoding(headers['accept-encoding'], 'dcz') ? hash : undefined
}

/** For the browser alone: a shared cache that keeps files by their path would give a difference to everybody. */
export const deltaCacheControl = 'private, max-age=31536000, immutable'

/** Length of what stands before the zstd frame of a `dcz` response. */
export const dczHeaderBytes = 40

/** That header: a magic number, and which dictionary it is (RFC 9842, 5). */
export function dczHeader({ hash }: Pick<CompressionDictionary, 'hash'>): Buffer {
  return Buffer.concat([Buffer.from('5e2a4d1820000000', 'hex'), Buffer.from(hash, 'base64')])
}

/**
 * A file as a `dcz` response, compressed as well as it goes. In the window, 8 MB as every browser takes it, are both.
 * @throws Error where Node has no zstd
 */
export async function deltaFrom(dictionary: CompressionDictionary, bytes: Buffer): Promise<Buffer> {
  if (!compress) throw new Error(`expected Node 22.15 or later, which has zstd, got ${process.version}`)
  const { ZSTD_c_compressionLevel, ZSTD_c_windowLog } = zlib.constants
  const params = { [ZSTD_c_compressionLevel]: 19, [ZSTD_c_windowLog]: 23 }
  return Buffer.concat([dczHeader(dictionary), await compress(bytes, { dictionary: dictionary.bytes, params })])
}

/** Scripts and styles: what changes little from one version to the next. */
const dictionaryFile = /^([\w-]+)(?:\.[0-9a-f]{8})?\.(js|css)$/

/**
 * The name that a built script or style has in every version of it; undefined for other files.
 * @example nameInAllVersions('main.1b2c3d4e.js') // 'main.js'
 */
export function nameInAllVersions(file: string): string | undefined {
  const [, name, ending] = dictionaryFile.exec(file) ?? []
  return name && `${name}.${ending}`
}

/**
 * `Use-As-Dictionary` of a built file: that file of every version, behind whatever path a CDN has put before this one.
 * Undefined for files that are not scripts or styles.
 * @param pathname of a remote, `[/<name>]/<version>/<file>`, or of the shell, `/<file>`
 * @example useAsDictionary('/1.4.0/main.1b2c3d4e.js') // 'match="/<any>/main.<any>js"', with stars
 */
export function useAsDictionary(pathname: string): string | undefined {
  const [file = '', version, name = ''] = pathname.slice(1).split('/').reverse()
  const [, stem, ending] = dictionaryFile.exec(file) ?? []
  if (stem === undefined || !/^[\w-]*$/.test(name)) return undefined
  const folder = version === undefined ? '/' : `/*${name && `${name}/*`}/`
  return `match="${folder}${stem}.*${ending}"`
}

/** Where the difference of a file from a dictionary lies beside it. A hash in a name has letters and digits only. */
export function deltaOf(file: string, hash: string): string {
  return `${file}.${hash.replaceAll(/\W/g, '')}.dcz`
}

/** The file whose difference a path is of; undefined for other paths. */
export function fileOfDelta(pathname: string): string | undefined {
  return /^(.+)\.\w{20,43}\.dcz$/.exec(pathname)?.[1]
}
