import type { Catalogue } from '../../contract/catalogue'
import type { HostVersion } from '../../contract/catalogued-shell'
import type { BuiltRemote } from '../../contract/manifest'
import type { ErrorDetail } from '../errors/sarv-error'

/** A version at the gate, and what it would live with. */
export interface Candidate {
  readonly built: BuiltRemote
  /** The live host first, then others that people may run: a canary, the previous one. */
  readonly hosts: readonly HostVersion[]
  readonly catalogue: Catalogue
}

/** A version's files by their path, as they will be served. */
export type Files = ReadonlyMap<string, Buffer>

/** One rule of the gate; no error is a pass. */
export interface Rule<About> {
  readonly name: string
  readonly find: (about: About) => readonly ErrorDetail[]
  /** Why it cannot be looked at; undefined when it can. */
  readonly skip?: (about: About) => string | undefined
  /** What only a run can decide, with what to do about it: shown and never refused. */
  readonly note?: (about: About) => readonly string[]
}

/** Every version that people may run beside the candidate: of others, also what a canary shows. */
export function neighbours({ built, catalogue }: Candidate): BuiltRemote[] {
  return catalogue.remotes
    .filter(({ current }) => current.name !== built.name)
    .flatMap(({ current, canary }) => (canary ? [current, canary.built] : [current]))
}

/** @example hostName(hosts, 0) // 'the live host 1.0.0-3f2a91bc' */
export function hostName(hosts: readonly HostVersion[], at: number): string {
  return `the ${at === 0 ? 'live' : 'other'} host ${hosts[at]?.version}`
}
