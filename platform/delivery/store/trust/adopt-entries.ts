import { shellName } from '../../../contract/shell-name'
import { SarvError } from '../../errors/sarv-error'
import { entryPath } from '../catalogue/catalogue-path'
import type { StoredCatalogue } from '../catalogue/catalogue-store'
import { sha256Of } from '../sha256'
import type { Store } from '../store'
import { sourceOf } from './read-trusted'
import { namesIn, type Trust, type TrustContent } from './trust-document'
import { trustedEntry } from './trusted-entry'

/** Entries that hold under no signature of the new document: those without one, and those of keys that leave. */
export async function adoptedUnder(
  trust: Trust,
  store: Store,
  read: StoredCatalogue,
): Promise<TrustContent['adopted']> {
  const adopted: [string, string][] = []
  const source = sourceOf(store)
  const known = new Set(namesIn(trust))
  for (const reference of read.references.values()) {
    const { name, sha256 } = reference
    if (!known.has(name)) continue
    const text = await source.read(entryPath(reference))
    const isSigned = text !== undefined && (await trustedEntry(text, name, trust).then(Boolean, () => false))
    if (!isSigned) adopted.push([name, sha256])
  }
  const shell = legacyShellText(read)
  return Object.fromEntries(shell === undefined ? adopted : [[shellName, sha256Of(shell)], ...adopted])
}

/** The shell of a catalogue in which it has no entry of its own yet. */
export function legacyShellText({ catalogue: { shell }, references }: StoredCatalogue): string | undefined {
  return shell && !references.has(shell) ? JSON.stringify(shell) : undefined
}

/** @throws SarvError when an entry that is adopted is not the one that is in */
export function requireUnmoved({ adopted }: Trust, read: StoredCatalogue): void {
  const shell = legacyShellText(read)
  const now = new Map([...read.references.values()].map(({ name, sha256 }) => [name, sha256]))
  if (shell !== undefined) now.set(shellName, sha256Of(shell))
  for (const [name, sha256] of Object.entries(adopted))
    if (now.get(name) !== sha256) throw new SarvError('SARV-223', `${name} has changed since.`)
}
