import type { Db } from '../db/sql'
import type { LedgerContext } from '../ledger/ledger-context'
import { type Repetition, repeat } from './repeat'
import { runAllDueJobs } from './runner'

/** Milliseconds between two rounds. */
export const schedulerInterval = 2000

/** Runs all due jobs every two seconds (SBX-017). */
export function startScheduler(context: LedgerContext & { readonly db: Db }): Repetition {
  return repeat(() => runAllDueJobs(context.db, context), schedulerInterval, 'scheduler')
}
