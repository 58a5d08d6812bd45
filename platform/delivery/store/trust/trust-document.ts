import type { JWK } from 'jose'
import * as z from 'zod/mini'
import { sha256 } from '../../../contract/catalogued-shell'
import { shellName } from '../../../contract/shell-name'
import { type KeyRing, keyIdOf, verifyDocument } from './signed-document'

export const trustType = 'sarv-trust'

/** Who acts for something: so many of these keys must sign. */
const role = z.object({ keys: z.array(z.string()), threshold: z.int().check(z.minimum(1)) })
export type Role = z.infer<typeof role>

/** What a trust document says: who may sign what, after the root role of The Update Framework. */
export const trustContent = z.object({
  version: z.int().check(z.minimum(1)),
  /** ISO 8601; from then on nothing new is taken under it. */
  expires: z.string(),
  /** By their thumbprints. `owner` is a name for people. */
  keys: z.record(z.string(), z.object({ owner: z.string(), x: z.string() })),
  /** Changes this list, and signs in place of every other role. */
  root: role,
  shell: role,
  /** Switches off and on whatever runs. */
  kill: role,
  /** Takes a canary back, and moves a ramp along the steps that its owner signed. */
  guard: z.optional(role),
  /** In the order of the pages' menus. What has no line here does not run. */
  remotes: z.record(z.string(), role),
  /** Entries that hold as they are, by their names: those of before there was a trust document, or of a revoked key. */
  adopted: z.record(z.string(), sha256),
})
export type TrustContent = z.infer<typeof trustContent>

/** A trust document that was verified. */
export interface Trust extends TrustContent {
  readonly ring: KeyRing
  /** As it came. */
  readonly text: string
}

/** Where a trust document lies: its key in a store, and its path beside the catalogue's root elsewhere. */
export function trustPath(version: number): string {
  return `trust/${version}.json`
}

/** Whether enough of a role's keys have signed. */
export function isMet(role: Role | undefined, signers: ReadonlySet<string>): boolean {
  return role !== undefined && signedCount(role, signers) >= role.threshold
}

/** How many of a role's keys have signed. */
export function signedCount({ keys }: Role, signers: ReadonlySet<string>): number {
  return keys.filter((key) => signers.has(key)).length
}

/** Whose entry is that of a name; undefined where the document knows no such remote. */
export function ownersOf({ shell, remotes }: TrustContent, name: string): Role | undefined {
  return name === shellName ? shell : Object.hasOwn(remotes, name) ? remotes[name] : undefined
}

/** Ids of the keys that may vouch for what is published of a remote, or of the shell. */
export function vouchersFor(trust: TrustContent, name: string): readonly string[] {
  return [ownersOf(trust, name), trust.shell, trust.root].flatMap((role) => role?.keys ?? [])
}

/** Whether an entry holds as it is, whoever has signed it. */
export function isAdopted({ adopted }: TrustContent, { name, sha256 }: { name: string; sha256: string }): boolean {
  return Object.hasOwn(adopted, name) && adopted[name] === sha256
}

/** Everything that may run, the shell first. */
export function namesIn({ remotes }: TrustContent): readonly string[] {
  return [shellName, ...Object.keys(remotes)]
}

/**
 * The first trust document that an installation is told to believe.
 * @throws Error when it is not one, or its own root keys have not signed it
 */
export async function anchorOf(text: string): Promise<Trust> {
  return verified(text, undefined)
}

/**
 * The document after another one: signed by enough root keys of both, so that neither those who leave nor those who come
 * act alone.
 * @throws Error that says what is wrong
 */
export async function successorOf(text: string, before: Trust): Promise<Trust> {
  return verified(text, before)
}

/**
 * The newest trust document that can be reached from one, each signed by the root of the one before.
 * @param read the text at a path; undefined where there is none
 */
export async function newestTrust(from: Trust, read: (path: string) => Promise<string | undefined>): Promise<Trust> {
  for (let trust = from; ; ) {
    const text = await read(trustPath(trust.version + 1))
    // What a writer of the store put there without the root keys is nothing.
    const next = text === undefined ? undefined : await successorOf(text, trust).catch(() => undefined)
    if (!next) return trust
    trust = next
  }
}

/** @throws Error when it is not signed by enough root keys of its own and of the one before */
async function verified(text: string, before: Trust | undefined): Promise<Trust> {
  const trust = await parseTrust(text)
  if (before && trust.version !== before.version + 1)
    throw new Error(`expected version ${before.version + 1} of the trust document, got ${trust.version}`)
  for (const { root, ring, version } of before ? [before, trust] : [trust]) {
    const { signers } = await verifyDocument(text, trustType, ring)
    if (!isMet(root, signers))
      throw new Error(
        `expected ${root.threshold} signatures of the root keys of version ${version}, got ${signedCount(root, signers)}`,
      )
  }
  return trust
}

/** A trust document whose signatures are not verified yet. @throws Error when its keys and roles do not fit */
export async function parseTrust(text: string): Promise<Trust> {
  const { content } = await verifyDocument(text, trustType, new Map())
  const trust = trustContent.parse(content)
  return { ...trust, ring: await ringOf(trust), text }
}

/** @throws Error when a key is not what its id says, or a role cannot be met */
export async function ringOf(trust: TrustContent): Promise<KeyRing> {
  const ring = new Map<string, JWK>()
  for (const [id, { x }] of Object.entries(trust.keys)) {
    const key = { kty: 'OKP', crv: 'Ed25519', x }
    if ((await keyIdOf(key)) !== id) throw new Error(`key ${id} is another one`)
    ring.set(id, key)
  }
  for (const [name, { keys, threshold }] of rolesIn(trust)) {
    const unknown = keys.find((key) => !ring.has(key))
    if (unknown !== undefined) throw new Error(`${name}: unknown key ${unknown}`)
    if (new Set(keys).size < Math.max(threshold, keys.length))
      throw new Error(`${name}: expected at least ${threshold} different keys, got ${keys.length}`)
  }
  return ring
}

/** All roles by their names, as people read them. */
export function rolesIn({ root, shell, kill, guard, remotes }: TrustContent): readonly (readonly [string, Role])[] {
  const fixed = { root, shell, kill, ...(guard ? { guard } : {}) }
  return [...Object.entries(fixed), ...Object.entries(remotes).map(([name, role]) => [`remote ${name}`, role] as const)]
}
