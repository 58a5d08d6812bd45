import type { Sql } from '../../db/sql'
import { later, type Time } from '../../time/clock'
import { reviewDelay } from '../../time/timings'
import { updateFlow } from '../flow/flow-row'
import type { StageMessage } from '../flow/stage-message'
import type { LinearFlow } from './linear-flow'
import type { LinearKept, LinearRecord, Values } from './linear-record'
import { isAwaitingDecision, type LinearEvent, transition } from './linear-state'

interface With {
  /** What the stage, or the whole, says from now on. */
  readonly message?: StageMessage
  /** What is kept beside what is kept already. */
  readonly values?: Values
}

/**
 * Applies an event to a locked flow, and does what it means for the rest of the world. Returns the flow as it is then, or
 * nothing where there is no such transition.
 */
export async function applyEvent(
  sql: Sql,
  time: Time,
  flow: LinearFlow,
  record: LinearRecord,
  event: LinearEvent,
  { message, values }: With = {},
): Promise<LinearRecord | undefined> {
  const state = transition(flow.stages, record.kept, event)
  if (state === undefined) return undefined
  const about = 'stage' in event ? event.stage : 'message'
  const { [about]: _before, ...others } = record.kept.messages
  const kept: LinearKept = {
    ...state,
    messages: message === undefined ? others : { ...others, [about]: message },
    values: { ...record.kept.values, ...values },
  }
  const now = time.now()
  const waits = isAwaitingDecision(flow.stages, state)
  await updateFlow(sql, record.uuid, kept, state.verdict === undefined ? null : now)
  await sql.query('update onboarding set decision_due_at = $2 where uuid = $1', [
    record.uuid,
    waits ? later(now, reviewDelay()) : null,
  ])
  const after = { ...record, kept }
  if (event.is === 'done' && waits) await flow.handedOver?.(sql, time, after)
  if (event.is === 'sent-back') await flow.sentBack?.(sql, time, after, event.stage)
  if (event.is === 'approved') await flow.approved(sql, time, after)
  if (event.is === 'refused') await flow.refused?.(sql, time, after)
  return after
}
