import * as z from 'zod/mini'
import { cataloguedRemote, type Delivered } from '../../../contract/catalogue'
import { cataloguedShell } from '../../../contract/catalogued-shell'
import { shellName } from '../../../contract/shell-name'
import { contentOf } from '../catalogue/signed-text'
import { sha256Of } from '../sha256'
import { amended, amendment } from './amendment'
import { verifyDocument } from './signed-document'
import { isAdopted, isMet, ownersOf, type Trust } from './trust-document'

export const entryType = 'sarv-entry'
export const amendmentType = 'sarv-amendment'

/** `serial` is the revision that it was made for: of two entries the one with the higher serial is the newer. */
const numbered = { name: z.string(), serial: z.int().check(z.minimum(0)) }
/** What an owner signs. */
const ownEntry = z.object({ ...numbered, entry: z.unknown() })
/** What others sign: the owner's entry as it is, and what they narrow of it. */
const amendedEntry = z.object({ ...numbered, base: z.string(), change: amendment })

/** An entry that those who may have signed. */
export interface TrustedEntry {
  readonly name: string
  readonly sha256: string
  readonly serial: number
  readonly delivered: Delivered
  /** The owner's entry, which an amendment is based on. */
  readonly base: string
}

/**
 * Verifies the text of an entry.
 * @throws Error that says why it does not hold
 */
export async function trustedEntry(text: string, name: string, trust: Trust): Promise<TrustedEntry> {
  const sha = sha256Of(text)
  const isTaken = isAdopted(trust, { name, sha256: sha })
  const content = entryContent(text)
  const own = ownEntry.safeParse(content)
  const changed = amendedEntry.safeParse(content)
  if (changed.success) {
    const { serial, base, change } = changed.data
    const owned = isTaken ? looseEntry(base, name) : await trustedEntry(base, name, trust)
    if (!isTaken) {
      const { signers } = await verifyDocument(text, amendmentType, trust.ring)
      const canGuard = isMet(trust.guard, signers) && change.killed === undefined
      const roles = [ownersOf(trust, name), trust.root, trust.kill]
      if (!canGuard && !roles.some((role) => isMet(role, signers))) throw unsigned(name)
    }
    requireName(changed.data.name, name)
    return { name, sha256: sha, serial, delivered: amended(owned.delivered, change), base: owned.base }
  }
  if (!isTaken) {
    const { signers } = await verifyDocument(text, entryType, trust.ring)
    if (![ownersOf(trust, name), trust.root].some((role) => isMet(role, signers))) throw unsigned(name)
  }
  return looseEntry(text, name, own.success ? own.data : { name, serial: 0, entry: content })
}

/** What an entry of any form says, for a caller that verifies nothing: it was verified, or nothing can be. */
export function looseEntry(text: string, name: string, known?: z.infer<typeof ownEntry>): TrustedEntry {
  const content = entryContent(text)
  const changed = amendedEntry.safeParse(content)
  if (changed.success) {
    const { serial, base, change } = changed.data
    const owned = looseEntry(base, name)
    return { ...owned, sha256: sha256Of(text), serial, delivered: amended(owned.delivered, change) }
  }
  const { serial, entry, ...told } = known ?? ownEntry.safeParse(content).data ?? { name, serial: 0, entry: content }
  requireName(told.name, name)
  const delivered = name === shellName ? cataloguedShell.parse(entry) : cataloguedRemote.parse(entry)
  for (const built of [delivered.current, delivered.previous, delivered.canary?.built])
    if (built) requireName(built.name, name)
  return { name, sha256: sha256Of(text), serial, delivered, base: text }
}

function entryContent(text: string): object {
  const stored: unknown = JSON.parse(text)
  if (typeof stored !== 'object' || stored === null) throw new Error('expected an entry')
  return contentOf(stored)
}

function requireName(told: string, name: string): void {
  if (told !== name) throw new Error(`expected an entry of ${name}, got one of ${told}`)
}

function unsigned(name: string): Error {
  return new Error(`it is not signed by those who may change ${name}`)
}
