import type { Sql } from '../db/sql'
import type { LedgerContext } from '../ledger/ledger-context'

/** A scheduled job. It says when it fell due and runs as of then, so that it does not matter who comes how late. */
export interface Job {
  readonly dueAt: Date
  run(sql: Sql): Promise<void>
}

/** Finds the due jobs of one type, of everyone or of one person. Idempotent: found twice, a job is done once. */
export type JobFinder = (sql: Sql, context: LedgerContext, sub: string | null) => Promise<Job[]>
