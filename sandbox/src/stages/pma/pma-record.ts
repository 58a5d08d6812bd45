import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import { later, type Time } from '../../time/clock'
import { reviewDelay } from '../../time/timings'
import { currentStage, isReady, type PmaEvent, type PmaStage, type PmaState, transition } from './pma-flow'

/** Messages by stage: why it failed. */
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

/** Row lock: the onboarding, locked for this transaction; not found when it belongs to somebody else than `sub`. */
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

export const serializeState = (marks: PmaState, messages: Messages) => JSON.stringify({ marks, messages })

/**
 * Applies an event to a locked onboarding, with what its stage has to say from now on. Returns the onboarding as it is
 * then, or nothing where there is no such transition.
 */
export async function applyEvent(
  sql: Sql,
  time: Time,
  record: PmaRecord,
  event: PmaEvent,
  message?: string,
): Promise<PmaRecord | undefined> {
  const state = transition(record.state, event)
  if (state === undefined) return undefined
  const { [event.stage]: _before, ...others } = record.messages
  const messages: Messages = message === undefined ? others : { ...others, [event.stage]: message }
  const current = currentStage(state)
  const isOver = current === 'finalize' || current === 'message'
  await sql.query('update onboarding set state = $2, closed_at = $3 where uuid = $1', [
    record.uuid,
    serializeState(state, messages),
    isOver ? time.now() : null,
  ])
  await sql.query('update pma_onboarding set creation_due_at = $2 where onb_uuid = $1', [
    record.uuid,
    isReady(state) ? later(time.now(), reviewDelay()) : null,
  ])
  return { ...record, state, messages }
}
