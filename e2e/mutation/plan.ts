import type { TestKind } from './folders'

/** What the command gives the process that runs the tests. */
export interface Plan {
  /** Instrumented sources by absolute path. */
  readonly sources: Readonly<Record<string, string>>
  /** Regular expressions of the paths of tests. */
  readonly tests: readonly string[]
  /** Jest's projects to which they belong. */
  readonly kinds: readonly TestKind[]
  /** Ids of the mutants still to be asked about. */
  readonly pending: readonly string[]
}

export type Status = 'killed' | 'timed out' | 'survived' | 'unreached'

export interface Outcome {
  readonly status: Status
}

/** What that process tells, by its IPC channel. */
export type Report =
  | { readonly kind: 'started'; readonly id: string }
  | ({ readonly kind: 'ended'; readonly id: string } & Outcome)
  /** A test fails without any mutant. */
  | { readonly kind: 'broken'; readonly file: string }
  /** It has grown too large and wants to be started again. */
  | { readonly kind: 'full' }
  | { readonly kind: 'finished' }
