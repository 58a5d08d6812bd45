import type { Sql } from '../db/sql'
import { type Parcel, postSteps } from '../stages/card/parcel'
import type { LinearState } from '../stages/linear/linear-state'
import type { Time } from '../time/clock'
import { tehranDay } from '../time/tehran'
import type { UnderWayRow } from './under-way-row'

const kinds = { BANK: 'CARD', REISSUE_CARD: 'REISSUE' } as const

interface Row {
  readonly id: string
  readonly type: keyof typeof kinds
  readonly marks: LinearState['marks']
  readonly since: Date
}

/** Requests for a card, and for another one in its place, that are undecided, and new cards until the post delivers them. */
export async function readCardRequests(sql: Sql, sub: string, time: Time): Promise<UnderWayRow[]> {
  return [...(await readOpenRequests(sql, sub)), ...(await readParcels(sql, sub, time))]
}

async function readOpenRequests(sql: Sql, sub: string): Promise<UnderWayRow[]> {
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

/** Cards in place of another one. The first card of an account is told by the account's status. */
async function readParcels(sql: Sql, sub: string, time: Time): Promise<UnderWayRow[]> {
  const rows = await sql.query<{ id: string; since: Date } & Parcel>(
    `select o.uuid as id, o.created_at as since, c.tracking_code, c.requested_on, c.issued_on, c.to_tehran,
       false as has_arrived
     from onboarding o join card_parcel c on c.onb_uuid = o.uuid where o.sub = $1 and o.type = 'REISSUE_CARD'`,
    [sub],
  )
  return rows.flatMap(({ id, since, ...parcel }): UnderWayRow[] => {
    const delivery = postSteps(parcel.requested_on, parcel, tehranDay(time.now())).at(-1)
    if (!delivery || delivery.done) return []
    return [
      {
        kind: 'REISSUE',
        id,
        name: null,
        amount: null,
        paid: 0,
        state: 'IN_TRANSIT',
        since: since.toISOString(),
        due: delivery.date,
        payment_uuid: null,
      },
    ]
  })
}

function stateOf(marks: readonly string[]): UnderWayRow['state'] {
  if (marks.includes('refused')) return 'TO_CORRECT'
  // All its stages are done: the back office has it.
  return marks.every((mark) => mark === 'done') ? 'IN_REVIEW' : 'TO_CONTINUE'
}
