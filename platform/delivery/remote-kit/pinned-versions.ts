import { readFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '../build/packages'

/**
 * Versions that the platform itself is built with, as the catalog of the workspace pins them.
 * @throws Error when one of them is not pinned
 */
export function pinnedVersions(names: readonly string[]): Record<string, string> {
  const text = readFileSync(path.join(workspace, 'pnpm-workspace.yaml'), 'utf8')
  const [, catalog = ''] = text.split(/^catalog:$/m)
  const pins = new Map(
    [...catalog.matchAll(/^ {2}"?([^":\n]+)"?: (\S+)$/gm)].map(([, name, version]) => [name, version]),
  )
  return Object.fromEntries(
    names.map((name) => {
      const version = pins.get(name)
      if (!version) throw new Error(`${name} is not pinned in pnpm-workspace.yaml`)
      return [name, version]
    }),
  )
}

/**
 * Ranges that begin with the pinned versions: where a remote has a package of its own, npm takes one for both. Schemas of
 * two releases of zod are not of one type.
 */
export const pinnedRanges = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(pinnedVersions(names)).map(([name, version]) => [name, `^${version}`]))
