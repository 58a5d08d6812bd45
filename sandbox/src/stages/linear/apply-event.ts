import type { Sql } from '../../db/sql'
import { later, type Time } from '../../time/clock'
import { reviewDelay } from '../../time/timings'
import { updateFlow } from '../flow/flow-row'
import type { StageMessage } from '../flow/stage-message'
import type { LinearFlow } from './linear-flow'
import type { LinearRecord, StoredLinearState, Values } from './linear-record'
import { isAwaitingDecision, type LinearEvent, transition } from './linear-state'

interface With {
  /** What the stage, or the whole, says from now on. */
  readonly message?: StageMessage
  /** What is stored beside what is stored already. */
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
  const next = transition(flow.stages, record.state, event)
  if (next === undefined) return undefined
  const about = 'stage' in event ? event.stage : 'message'
  const { [about]: _before, ...others } = record.state.messages
  const state: StoredLinearState = {
    ...next,
    messages: message === undefined ? others : { ...others, [about]: message },
    values: { ...record.state.values, ...values },
  }
  const now = time.now()
  const waits = isAwaitingDecision(flow.stages, state)
  await updateFlow(sql, record.uuid, state, state.verdict === undefined ? null : now)
  await sql.query('update onboarding set decision_due_at = $2 where uuid = $1', [
    record.uuid,
    waits ? later(now, reviewDelay()) : null,
  ])
  const after = { ...record, state }
  if (event.kind === 'done' && waits) await flow.onSubmitted?.(sql, time, after)
  if (event.kind === 'sent-back') await flow.onSentBack?.(sql, time, after, event.stage)
  if (event.kind === 'approved') await flow.onApproved(sql, time, after)
  if (event.kind === 'refused') await flow.onRefused?.(sql, time, after)
  return after
}
