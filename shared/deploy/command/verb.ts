import type { CatalogueKeys } from '../catalogue-keys'
import type { Author } from '../catalogue-store'
import type { Fault } from '../sarv-error'
import type { Store } from '../store/store'

/**
 * One verb of `pnpm sarv`: a file of its own, listed in `verbs.ts`.
 * @example
 * export const revive: Verb = { name: 'revive', usage: '<name>', summary: '…', async run({ args, context }) { … } }
 */
export interface Verb {
  readonly name: string
  /** What follows the name, as the help shows it. */
  readonly usage: string
  readonly summary: string
  /** Its own options; `--store`, `--by`, `--why`, `--json` and `--help` are common to all. */
  readonly options?: Readonly<Record<string, OptionPlan>>
  run(call: Call): Promise<Outcome>
}

export interface OptionPlan {
  readonly type: 'string' | 'boolean'
  /** One line for the help. */
  readonly says: string
}

/** What was typed, and what a verb works with. */
export interface Call {
  readonly args: readonly string[]
  /** The text of an option; undefined when it was not given. */
  text(option: string): string | undefined
  flag(option: string): boolean
  readonly context: Context
}

export interface Context {
  /** Opened when it is first asked for. */
  store(): Promise<Store>
  keys(): CatalogueKeys
  /** Who changes, by which verb and why, as in the audit log. */
  readonly author: Author
  readonly env: NodeJS.ProcessEnv
  /** Tells a person how far the verb is; machines do not hear it. */
  progress(line: string): void
}

/** What a verb says at its end. */
export interface Outcome {
  readonly lines: readonly string[]
  /** The same for machines. */
  readonly data: unknown
  /** What it found wrong: shown with each fix, and the first decides the exit code. */
  readonly faults?: readonly Fault[]
}
