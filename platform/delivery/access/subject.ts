import type { AccessTable, Grant } from './access-table'
import { type Permission, permissions } from './permissions'

/** Who acts, as an issuer vouches for them. */
export interface Subject {
  /** The issuer's name in the access table. */
  readonly issuer: string
  /** As the audit log names them: `team/savings (github)`. */
  readonly who: string
  readonly claims: Readonly<Record<string, unknown>>
  readonly groups: readonly string[]
  /** Of a person: when they signed in at the provider, in milliseconds of the epoch, 0 where it does not say. A pipeline has none. */
  readonly signedInAt?: number
}

/** What a change is made on: a remote or `host`, and its owner in the catalogue. */
export interface Target {
  readonly name: string
  readonly owner?: string
}

/** Milliseconds for which a sign-in counts where the step-up asks for a new one. */
export const stepUpAge = 5 * 60_000

/** Whether anything is granted to a subject: then it may read. */
export function isKnown(table: AccessTable, subject: Subject): boolean {
  return grantsOf(table, subject).length > 0
}

/** What a subject may do with a remote or the shell; without a target, what is of none. */
export function permissionsOf(table: AccessTable, subject: Subject, target?: Target): ReadonlySet<Permission> {
  const own = grantsOf(table, subject).filter(({ remotes }) => !target || covers(remotes, subject, target))
  return new Set(own.flatMap(({ may }) => (may === '*' ? permissions : may)))
}

/** Whether a person signs in again before: to switch something off, and for every change of the shell. */
export function needsStepUp(
  subject: Subject,
  permission: Permission,
  target: Target | undefined,
  now: number,
): boolean {
  const isSensitive = permission === 'kill' || target?.name === 'host'
  return isSensitive && subject.signedInAt !== undefined && now - subject.signedInAt > stepUpAge
}

/** @throws Error where no one was admitted: a route that the admission does not guard */
export function requireSubject({ subject }: { readonly subject?: Subject }): Subject {
  if (subject) return subject
  throw new Error('No one was admitted.')
}

function grantsOf({ grants }: AccessTable, { issuer, claims }: Subject): Grant[] {
  return grants.filter(
    (grant) =>
      grant.issuer === issuer && Object.entries(grant.claims).every(([name, value]) => holds(claims[name], value)),
  )
}

function holds(claim: unknown, value: string): boolean {
  return Array.isArray(claim) ? claim.includes(value) : claim === value
}

function covers(remotes: readonly string[], { groups }: Subject, { name, owner }: Target): boolean {
  if (remotes.includes(name)) return true
  if (name === 'host') return false
  return remotes.includes('*') || (remotes.includes('owned') && owner !== undefined && groups.includes(owner))
}
