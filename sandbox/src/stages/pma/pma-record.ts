import type { Sql } from '../../db/sql'
import type { LocalText } from '../../local-text/local-text'
import type { CompletedSurvey } from '../../survey/completed-survey'
import { later, type Time } from '../../time/clock'
import { reviewDelay } from '../../time/timings'
import { lockFlow, updateFlow } from '../flow/flow-row'
import type { StageMessage } from '../flow/stage-message'
import { notifyOfPma } from './notify-of-pma'
import { currentStage, isReady, type PmaEvent, type PmaStage, type PmaState, transition } from './pma-flow'

/** Messages by stage: why it failed. */
type Messages = Partial<Record<PmaStage, StageMessage>>

/** An onboarding of a portfolio with its plan. */
export interface PmaRecord {
  readonly uuid: string
  readonly sub: string
  readonly plan_id: number
  readonly plan_name: LocalText
  readonly logo: string
  readonly plan_risk: string
  /** Rial. */
  readonly minimum: number
  readonly amount: number
  readonly state: PmaState
  readonly messages: Messages
  readonly user_survey_id: number | null
  /** Result of the risk survey that counts: the one that was submitted, before that the newest of the person. */
  readonly survey: CompletedSurvey | null
  readonly rules_accepted_at: Date | null
  /** The survey against whose result the person went on (D-122). */
  readonly risk_accepted_survey_id: number | null
  readonly signed_at: Date | null
  readonly signature: string | null
  readonly prx: string | null
}

/** What of an onboarding stands in `onboarding.state`. */
interface StoredState {
  readonly marks: PmaState
  readonly messages: Messages
}

type Row = Omit<PmaRecord, 'uuid' | 'sub' | 'amount' | 'state' | 'messages' | 'survey'> & {
  readonly survey_id: number | null
  readonly score: number | null
}

export const storedState = (marks: PmaState, messages: Messages): StoredState => ({ marks, messages })

/** Row lock: the onboarding, locked for this transaction; not found when it belongs to another person than `sub`. */
export async function lockPma(sql: Sql, uuid: string, sub: string | null = null): Promise<PmaRecord> {
  const { state, ...flow } = await lockFlow<StoredState>(sql, 'PMA', uuid, sub)
  const [row] = await sql.query<Row>(
    `select m.plan_id, l.name as plan_name, l.logo, l.risk as plan_risk, l.min_amount as minimum, m.user_survey_id,
       m.signed_at, m.signature, m.prx, m.rules_accepted_at, m.risk_accepted_survey_id, s.id as survey_id, s.score
     from pma_onboarding m join plan l on l.id = m.plan_id left join lateral
       (select u.id, u.score from user_survey u where u.sub = $2 and u.survey_key = 'risk' and u.status = 'DONE'
          and u.id = coalesce(m.user_survey_id, u.id) order by u.id desc limit 1) s on true
     where m.onb_uuid = $1`,
    [uuid, flow.sub],
  )
  if (row === undefined || flow.amount === null)
    throw new Error(`Onboarding ${uuid} is incomplete: expected a plan and an amount`)
  const { survey_id, score, ...known } = row
  return {
    ...known,
    survey: survey_id === null || score === null ? null : { id: survey_id, score },
    uuid: flow.uuid,
    sub: flow.sub,
    amount: flow.amount,
    state: state.marks,
    messages: state.messages,
  }
}

/** Applies an event to a locked onboarding, with what its stage has to say from now on; nothing where there is no such transition. */
export async function applyEvent(
  sql: Sql,
  time: Time,
  record: PmaRecord,
  event: PmaEvent,
  message?: StageMessage,
): Promise<void> {
  const state = transition(record.state, event)
  if (state === undefined) return
  const { [event.stage]: _before, ...others } = record.messages
  const messages: Messages = message === undefined ? others : { ...others, [event.stage]: message }
  const current = currentStage(state)
  const isOver = current === 'finalize' || current === 'message'
  await updateFlow(sql, record.uuid, storedState(state, messages), isOver ? time.now() : null)
  await sql.query('update pma_onboarding set creation_due_at = $2 where onb_uuid = $1', [
    record.uuid,
    isReady(state) ? later(time.now(), reviewDelay()) : null,
  ])
  await notifyOfPma(sql, time, record, state)
}
