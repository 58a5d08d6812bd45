import { describeError } from '@sarv/platform/lib/log/describe-error'
import { logError } from '@sarv/platform/lib/log/process-log'
import type { Db, Sql } from '../db/sql'
import type { LedgerContext } from '../ledger/ledger-context'
import { extendPrices } from '../market/prices'
import type { Job } from './job'
import { findDueJobs } from './registry'

/** More rounds than anything takes; a job that stays due after it was done would hold a person up for ever. */
const maxRounds = 100

/** Runs the due jobs of one person in the caller's transaction, so that the person sees what the clock says. */
export async function runDueJobs(sql: Sql, context: LedgerContext, sub: string): Promise<void> {
  await extendPrices(sql, context.clock)
  for (let round = 0; round < maxRounds; round++) {
    const due = await findDueJobs(sql, context, sub)
    if (due.length === 0) return
    for (const job of due) await job.run(sql)
  }
  throw new Error('Too many rounds of due jobs')
}

const roundsPerTick = 3

/** Runs the due jobs of everyone, each in a transaction of its own: one that fails does not delay the others. */
export async function runAllDueJobs(db: Db, context: LedgerContext): Promise<void> {
  await db.transaction((sql) => extendPrices(sql, context.clock))
  // A payment makes a settlement due, a settlement a refund; what fails waits for the next tick.
  for (let round = 0; round < roundsPerTick; round++) {
    const due = await findDueJobs(db, context)
    if (due.length === 0) return
    for (const job of due) await attempt(db, job)
  }
}

async function attempt(db: Db, job: Job): Promise<void> {
  try {
    await db.transaction((sql) => job.run(sql))
  } catch (error) {
    logError(`job failed, will be retried: ${describeError(error)}`)
  }
}
