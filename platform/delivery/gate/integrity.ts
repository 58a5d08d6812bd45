import { createHash } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'
import { firstFiles } from '../../contract/first-files'
import type { BuiltRemote } from '../../contract/manifest'
import type { ErrorDetail } from '../errors/sarv-error'
import { fileOfDelta } from '../http/compression-dictionary'
import type { Files, Rule } from './candidate'

/** Gate rule: every file is listed with its hash, and every listed file is there: a browser blocks what is not. */
export const integrity: Rule<{ built: BuiltRemote; files: Files }> = {
  name: 'integrity',
  find: ({ built, files }) => {
    const listed = new Map(built.files.map((file) => [file.path, file]))
    const kit = built.kit ? [built.kit.script, built.kit.style] : []
    const needed = [...firstFiles(built), ...kit]
    const sentences = [
      ...needed
        .filter((path) => !listed.has(path))
        .map((path) => `${path} is needed for the first screen and not listed.`),
      ...built.files.flatMap(({ path, integrity: hash, bytes }) => {
        const body = files.get(path)
        if (!body) return [`${path} is listed and not there.`]
        return hashOf(body) === hash && body.length === bytes ? [] : [`${path} has other bytes than listed.`]
      }),
      ...[...files].flatMap(([path, body]) => faultOfUnlisted(path, body, files, listed)),
    ]
    return sentences.map((detail): ErrorDetail => ({ code: 'SARV-410', detail }))
  },
}

function faultOfUnlisted(path: string, body: Buffer, files: Files, listed: ReadonlyMap<string, unknown>): string[] {
  if (path === 'platform.json' || path === 'platform.json.br' || listed.has(path)) return []
  // Browsers unpack it before they compare the hash.
  if (listed.has(fileOfDelta(path) ?? '')) return []
  const original = path.endsWith('.br') ? files.get(path.slice(0, -3)) : undefined
  if (!original) return [`${path} is there and not listed.`]
  return isCompressed(body, original) ? [] : [`${path} is not what it is compressed from.`]
}

function isCompressed(body: Buffer, original: Buffer): boolean {
  try {
    return brotliDecompressSync(body).equals(original)
  } catch {
    return false
  }
}

function hashOf(body: Buffer): string {
  return `sha256-${createHash('sha256').update(body).digest('base64')}`
}
