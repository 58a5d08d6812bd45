import { describeError } from '@sarv/platform/lib/log/describe-error'
import { logError } from '@sarv/platform/lib/log/process-log'
import { DatabaseUnavailable } from '../db/database-unavailable'
import { isRetryable } from '../db/is-retryable'
import type { Sql } from '../db/sql'
import type { Time } from '../time/clock'
import { readCardRequests } from './card-requests'
import { readOpenOrders } from './open-orders'
import { readOpenPortfolios } from './open-portfolios'
import { readOpenRecommendations } from './open-recommendations'
import { readTransfers } from './transfers'
import type { UnderWayRow } from './under-way-row'

type Source = (sql: Sql, sub: string, time: Time) => Promise<UnderWayRow[]>

const everySource = {
  ORDERS: readOpenOrders,
  PORTFOLIOS: readOpenPortfolios,
  TRANSFERS: readTransfers,
  CARDS: readCardRequests,
  RECOMMENDATIONS: readOpenRecommendations,
} as const satisfies Record<string, Source>

interface Found {
  readonly items: UnderWayRow[]
  readonly missing: string[]
}

/** Aggregated read of all that a person has begun; a source that fails is left out and named. (D-118) */
export async function readUnderWay(
  sql: Sql,
  sub: string,
  time: Time,
  sources: Readonly<Record<string, Source>> = everySource,
): Promise<Found> {
  const found: Found = { items: [], missing: [] }
  for (const [name, read] of Object.entries(sources)) {
    // In a savepoint: otherwise a statement that fails would abort the whole transaction.
    await sql.query('savepoint source')
    try {
      found.items.push(...(await read(sql, sub, time)))
    } catch (error) {
      if (error instanceof DatabaseUnavailable || isRetryable(error)) throw error
      await sql.query('rollback to savepoint source')
      logError(`under way: could not read ${name}: ${describeError(error)}`)
      found.missing.push(name)
    }
    await sql.query('release savepoint source')
  }
  return { ...found, items: sortByTurn(found.items) }
}

const turns = ['TO_PAY', 'TO_CORRECT', 'TO_CONTINUE']

/** What waits for the person comes first, then the newest. */
function sortByTurn(items: readonly UnderWayRow[]): UnderWayRow[] {
  const rank = ({ state }: UnderWayRow) => (turns.includes(state) ? turns.indexOf(state) : turns.length)
  return items.toSorted((one, other) => rank(one) - rank(other) || other.since.localeCompare(one.since))
}
