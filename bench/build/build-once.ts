import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { remoteFolders } from '@sarv/platform/delivery/build/packages'
import { sourcesDigest } from '@sarv/platform/delivery/build/sources-digest'
import type { VariantName } from '../variant-names'
import { built, hostFolder } from './built-folders'

/**
 * Builds a variant unless its sources are those of the last time.
 * @param own the folder of what makes it this variant
 */
export async function buildOnce(
  variant: VariantName,
  own: string,
  build: () => Promise<void>,
  say: (line: string) => void,
): Promise<void> {
  const mark = path.join(built, `.${variant}`)
  const digest = digestOf([hostFolder, ...remoteFolders(), import.meta.dirname, own])
  if (readOr(mark) === digest) return say(`${variant}: unchanged`)
  const started = performance.now()
  mkdirSync(built, { recursive: true })
  rmSync(mark, { force: true })
  await build()
  writeFileSync(mark, digest)
  say(`${variant}: built in ${((performance.now() - started) / 1_000).toFixed(1)} s`)
}

function digestOf(packages: readonly string[]): string {
  const digest = createHash('sha256')
  for (const folder of packages) digest.update(sourcesDigest(folder))
  return digest.digest('hex')
}

function readOr(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
