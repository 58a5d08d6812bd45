import { describeError } from '@sarv/shared/internal/log/describe-error'
import { logError } from '@sarv/shared/internal/log/process-log'
import type { Db } from '../db/sql'
import type { LedgerContext } from '../ledger/ledger-context'
import { runAllDueJobs } from './runner'

const intervalMs = 2000

/** A running scheduler. */
export interface Scheduler {
  /** Ends it, and waits for the tick that is under way. */
  stop(): Promise<void>
}

/** Runs all due jobs every two seconds (SBX-017); a tick that takes longer is not overtaken by the next. */
export function startScheduler(context: LedgerContext & { readonly db: Db }): Scheduler {
  let tick: Promise<void> | undefined
  const timer = setInterval(() => {
    tick ??= runAllDueJobs(context.db, context)
      .catch((error: unknown) => logError(`the scheduler failed: ${describeError(error)}`))
      .finally(() => {
        tick = undefined
      })
  }, intervalMs)
  return {
    async stop() {
      clearInterval(timer)
      await tick
    },
  }
}
