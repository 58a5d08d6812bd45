import type { ErrorDetail } from '../errors/sarv-error'
import type { Notifier } from '../notify/notifier'
import type { Author } from '../store/catalogue/catalogue-store'
import type { CatalogueKeys } from '../store/catalogue/signing-keys'
import type { Store } from '../store/store'

/**
 * One command of `pnpm sarv`: a file of its own, listed in `commands.ts`.
 * @example
 * export const revive: Command = { name: 'revive', usage: '<name>', summary: '…', async run({ args, context }) { … } }
 */
export interface Command {
  readonly name: string
  /** What follows the name, as the help shows it. */
  readonly usage: string
  readonly summary: string
  /** Whole command lines for the help. */
  readonly examples: readonly string[]
  /** What a shell offers for its argument. */
  readonly completes?: 'versions' | 'catalogued' | 'folders'
  /** Its own options; `--store`, `--by`, `--why`, `--json` and `--help` are common to all. */
  readonly options?: Readonly<Record<string, OptionPlan>>
  /** Fills in what was not typed. */
  prepare?(call: Call): Call
  /** The folder of the build that goes along when a delivery service runs it. */
  attach?(call: Call): Promise<string | undefined> | undefined
  run(call: Call): Promise<Outcome>
}

export interface OptionPlan {
  readonly type: 'string' | 'boolean'
  /** One letter: `h` for `-h`. */
  readonly short?: string
  /** One line for the help. */
  readonly description: string
}

/** Context of one call of a command: what was typed, and what it works with. */
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
  /** Who changes, by which command and why, as in the audit log. */
  readonly author: Author
  readonly env: NodeJS.ProcessEnv
  /** Where people hear of what needs them; undefined without `SARV_NOTIFY_URL`. */
  readonly notifier?: Notifier
  /** Prints progress for a person; omitted with `--json`. */
  progress(line: string): void
}

/** Result of a command. */
export interface Outcome {
  readonly lines: readonly string[]
  /** The same for machines. */
  readonly data: unknown
  /** Errors found, each shown with its fix; the first decides the exit code. */
  readonly errors?: readonly ErrorDetail[]
}
