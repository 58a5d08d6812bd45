import type { Clock } from '../clock'
import type { Sql } from '../db/sql'

/** One thing to do. It says when it fell due and does it as of then, so that it does not matter who comes how late. */
export interface Due {
  readonly at: Date
  run(sql: Sql): Promise<void>
}

/** Finds what of one kind is due by now, of everybody or of one person. Run twice, a thing is done once. */
export type DueKind = (sql: Sql, clock: Clock, sub: string | null) => Promise<Due[]>
