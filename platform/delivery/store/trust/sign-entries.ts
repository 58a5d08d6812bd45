import { isDeepStrictEqual } from 'node:util'
import type { JWK } from 'jose'
import { type Catalogue, type Delivered, deliveredIn, isRetired } from '../../../contract/catalogue'
import { SarvError } from '../../errors/sarv-error'
import type { KnownReferences } from '../catalogue/catalogue-entries'
import { amendmentBetween } from './amendment'
import { claimIndex } from './claims'
import { keyIdOf, signDocument } from './signed-document'
import { isMet, ownersOf, type Role, type Trust } from './trust-document'
import { amendmentType, entryType, looseEntry, type TrustedEntry, trustedEntry } from './trusted-entry'

/** The text of a changed entry. */
export interface SignedEntry {
  readonly name: string
  readonly text: string
  /** In whose place it is signed. */
  readonly role: Role
  /** Whether enough of them have signed. */
  readonly isWhole: boolean
  /** Hash of the entry that it takes the place of; undefined for the first of its name. */
  readonly over?: string
}

interface Signing {
  readonly trust: Trust
  readonly key: JWK
  /** Those that were read, by name. */
  readonly entries: ReadonlyMap<string, TrustedEntry>
  /** Texts that are signed already, by name. */
  readonly signed?: ReadonlyMap<string, string>
}

/**
 * Signs each entry that a change has made, as whoever holds the key may: as its owner, as a guard, as one who switches off,
 * or with a root key.
 * @throws SarvError when the key may not change one of them, or one takes what another remote has
 */
export async function signEntries(signing: Signing, known: KnownReferences, after: Catalogue): Promise<SignedEntry[]> {
  const changed = [...deliveredIn(after).filter((delivered) => !known.has(delivered)), ...takenOut(known, after)]
  const index = claimIndex(after)
  for (const delivered of changed) {
    const claim = index.foreignClaim(delivered)
    if (claim !== undefined) throw new SarvError('SARV-404', `${nameOf(delivered)}: ${claim}.`)
  }
  return Promise.all(changed.map((delivered) => signEntry(signing, delivered, after)))
}

/**
 * What a change has taken out, as an entry that says so: a root alone takes out nothing, or each key of the trust document
 * could.
 */
function takenOut(known: KnownReferences, after: Catalogue): Delivered[] {
  const names = new Set(deliveredIn(after).map(nameOf))
  return [...known.keys()].flatMap((delivered) =>
    'base' in delivered && !isRetired(delivered) && !names.has(nameOf(delivered))
      ? [{ ...delivered, retired: true as const }]
      : [],
  )
}

async function signEntry(signing: Signing, delivered: Delivered, after: Catalogue): Promise<SignedEntry> {
  const { trust, key, entries, signed } = signing
  const name = nameOf(delivered)
  const before = entries.get(name)
  const over = before?.sha256
  const owners = ownersOf(trust, name)
  if (!owners) throw new SarvError('SARV-219', `The trust document has no line for ${name}.`)
  const ready = signed?.get(name)
  if (ready !== undefined)
    return { name, text: await checked(ready, delivered, name, trust), role: owners, isWhole: true, over }
  const own = await keyIdOf(key)
  const serial = Math.max(after.revision, (before?.serial ?? 0) + 1)
  const whole = () => signDocument({ name, serial, entry: delivered }, entryType, key)
  const base = before?.base
  const change =
    base === undefined ? undefined : amendmentBetween(looseEntry(base, name).delivered, delivered, after.issued)
  const narrowed = () => signDocument({ name, serial, base, change }, amendmentType, key)
  const ways: readonly (readonly [Role | undefined, () => Promise<string>])[] = [
    [owners, whole],
    [change && change.killed === undefined ? trust.guard : undefined, narrowed],
    [change ? trust.kill : undefined, narrowed],
    [trust.root, whole],
  ]
  const open = ways.flatMap(([role, text]) => (role?.keys.includes(own) ? [{ role, text }] : []))
  const way = open.find(({ role }) => isMet(role, new Set([own]))) ?? open[0]
  if (!way)
    throw new SarvError(
      'SARV-219',
      `${ownerOf(trust, own)} is not among those who may change ${name}: ${ownersIn(trust, owners)}.`,
    )
  return { name, text: await way.text(), role: way.role, isWhole: isMet(way.role, new Set([own])), over }
}

/** @throws SarvError when what was signed is not what the change makes */
async function checked(text: string, delivered: Delivered, name: string, trust: Trust): Promise<string> {
  const entry = await trustedEntry(text, name, trust)
  if (isDeepStrictEqual(entry.delivered, delivered)) return text
  throw new SarvError('SARV-223', `${name} would be another than was signed.`)
}

/** A key as people know it. */
export function ownerOf({ keys }: Trust, id: string): string {
  return keys[id]?.owner ?? `The key ${id}`
}

/** Those of a role. */
export function ownersIn(trust: Trust, { keys, threshold }: Role): string {
  return `${threshold} of ${keys.map((key) => ownerOf(trust, key)).join(', ')}`
}

const nameOf = ({ current }: Delivered) => current.name
