import type { Catalogue } from '../../src/remote/catalogue'
import type { BuiltRemote } from '../../src/remote/manifest'
import type { HostVersion } from '../host-versions'
import type { Fault } from '../sarv-error'

/** A version at the gate, and what it would live with. */
export interface Candidate {
  readonly built: BuiltRemote
  /** The live host first, then the previous one. */
  readonly hosts: readonly HostVersion[]
  readonly catalogue: Catalogue
}

/** A version's files by their path, as they will be served. */
export type Files = ReadonlyMap<string, Buffer>

/** One thing that the gate looks at; nothing found is a pass. */
export interface Rule<About> {
  readonly name: string
  readonly find: (about: About) => readonly Fault[]
}

/** Every version that people may run beside the candidate: of others, also what a canary shows. */
export function neighbours({ built, catalogue }: Candidate): BuiltRemote[] {
  return catalogue.remotes
    .filter(({ current }) => current.name !== built.name)
    .flatMap(({ current, canary }) => (canary ? [current, canary.built] : [current]))
}

/** @example hostName(hosts, 0) // 'the live host 1.0.0-3f2a91bc' */
export function hostName(hosts: readonly HostVersion[], at: number): string {
  return `the ${at === 0 ? 'live' : 'previous'} host ${hosts[at]?.version}`
}
