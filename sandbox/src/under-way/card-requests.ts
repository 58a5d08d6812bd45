import type { Sql } from '../db/sql'
import type { LinearState } from '../stages/linear/linear-state'
import type { UnderWayRow } from './under-way-row'

const kinds = { BANK: 'CARD', REISSUE_CARD: 'REISSUE' } as const

interface Row {
  readonly id: string
  readonly type: keyof typeof kinds
  readonly marks: LinearState['marks']
  readonly since: Date
}

/** Requests for a card, and for another one in its place, that nobody has decided about. */
export async function readCardRequests(sql: Sql, sub: string): Promise<UnderWayRow[]> {
  const rows = await sql.query<Row>(
    `select uuid as id, type, state -> 'marks' as marks, created_at as since from onboarding
     where sub = $1 and type = any($2) and closed_at is null`,
    [sub, Object.keys(kinds)],
  )
  return rows.map(({ id, type, marks, since }) => ({
    kind: kinds[type],
    id,
    name: null,
    amount: null,
    paid: 0,
    state: stateOf(Object.values(marks)),
    since: since.toISOString(),
    due: null,
    payment_uuid: null,
  }))
}

function stateOf(marks: readonly string[]): UnderWayRow['state'] {
  if (marks.includes('refused')) return 'TO_CORRECT'
  // All its stages are done: whoever decides has it.
  return marks.every((mark) => mark === 'done') ? 'IN_REVIEW' : 'TO_CONTINUE'
}
