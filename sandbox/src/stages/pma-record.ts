import { notFound } from '../api/refuse'
import type { Time } from '../clock'
import type { Sql } from '../db/sql'
import { later } from '../ledger/pace'
import { isReady, next, type PmaEvent, type PmaStage, type PmaState, placeOf } from './pma-flow'
import { housePause } from './stage-pace'

/** What a stage has to say: why it failed. */
type Messages = Partial<Record<PmaStage, string>>

/** An onboarding of a portfolio with its plan. */
export interface PmaRecord {
  readonly uuid: string
  readonly sub: string
  readonly plan_id: number
  readonly plan_name: string
  readonly logo: string
  /** Rial. */
  readonly minimum: number
  readonly amount: number
  readonly state: PmaState
  readonly messages: Messages
  readonly user_survey_id: number | null
  readonly signed_at: Date | null
  readonly signature: string | null
  readonly prx: string | null
}

type Row = Omit<PmaRecord, 'state' | 'messages'> & { kept: { marks: PmaState; messages: Messages } }

/** The onboarding, locked for this transaction; not found when it belongs to somebody else than `sub`. */
export async function lockPma(sql: Sql, uuid: string, sub: string | null = null): Promise<PmaRecord> {
  const [row] = await sql.query<Row>(
    `select o.uuid, o.sub, o.amount, o.state as kept, m.plan_id, l.name as plan_name, l.logo, l.min_amount as minimum,
       m.user_survey_id, m.signed_at, m.signature, m.prx
     from onboarding o join pma_onboarding m on m.onb_uuid = o.uuid join plan l on l.id = m.plan_id
     where o.uuid = $1 and ($2::uuid is null or o.sub = $2) for update of o`,
    [uuid, sub],
  )
  if (row === undefined) throw notFound()
  const { kept, ...rest } = row
  return { ...rest, state: kept.marks, messages: kept.messages }
}

export const keptOf = (marks: PmaState, messages: Messages) => JSON.stringify({ marks, messages })

/**
 * Lets an event happen to a locked onboarding, with what its stage has to say from now on. Answers the onboarding as it is
 * then, or nothing where the event cannot happen.
 */
export async function happen(
  sql: Sql,
  time: Time,
  record: PmaRecord,
  event: PmaEvent,
  message?: string,
): Promise<PmaRecord | undefined> {
  const state = next(record.state, event)
  if (state === undefined) return undefined
  const { [event.stage]: _before, ...others } = record.messages
  const messages: Messages = message === undefined ? others : { ...others, [event.stage]: message }
  const place = placeOf(state)
  const isOver = place === 'finalize' || place === 'message'
  await sql.query('update onboarding set state = $2, closed_at = $3 where uuid = $1', [
    record.uuid,
    keptOf(state, messages),
    isOver ? time.now() : null,
  ])
  await sql.query('update pma_onboarding set creation_due_at = $2 where onb_uuid = $1', [
    record.uuid,
    isReady(state) ? later(time.now(), housePause()) : null,
  ])
  return { ...record, state, messages }
}
