import type { FlowContext, FlowHandler } from '../flow/flow-handler'
import { findFlowToResume, insertFlow } from '../flow/flow-row'
import { submittedStage, typedIn } from '../flow/submitted-stage'
import { applyEvent } from './apply-event'
import type { LinearFlow } from './linear-flow'
import { type LinearRecord, lockLinear, type StoredLinearState } from './linear-record'
import { initialState, isHandedOver, maySubmit } from './linear-state'
import { linearView } from './linear-view'

const emptyState = (flow: LinearFlow): StoredLinearState => ({ ...initialState(flow.stages), messages: {}, values: {} })

/** A flow that is not begun, to be looked at. */
export const freshRecord = (flow: LinearFlow, sub: string, subject: string): LinearRecord => ({
  uuid: '',
  sub,
  subject,
  state: emptyState(flow),
})

/** Begins a flow; returns it, locked. */
async function beginLinear(
  { sql, clock }: Pick<FlowContext, 'sql' | 'clock'>,
  flow: LinearFlow,
  sub: string,
  subject: string,
): Promise<LinearRecord> {
  const { type, amount } = flow
  const uuid = await insertFlow(sql, clock, { sub, type, subject, amount, state: emptyState(flow) })
  const record = await lockLinear(sql, flow, uuid, sub)
  await flow.onStarted?.(sql, clock, record)
  return record
}

/** Flow handler of a linear flow. */
export const linearHandler = (flow: LinearFlow): FlowHandler => ({
  async start(context, sub, request) {
    const { sql } = context
    const subject = flow.subjectOf(request)
    const known = await findFlowToResume(sql, { sub, type: flow.type, subject, named: request.onb_uuid })
    const record = known === undefined ? undefined : await lockLinear(sql, flow, known, sub)
    if (record !== undefined && isHandedOver(record.state)) return record.uuid
    await flow.requireAllowed(context, sub)
    return (record ?? (await beginLinear(context, flow, sub, subject))).uuid
  },

  async submit(context, sub, submission) {
    const { sql, clock } = context
    const record = await lockLinear(sql, flow, submission.onb_uuid, sub)
    const keys = flow.stages.map(({ key }) => key)
    const key = submittedStage(keys, submission, (one) => maySubmit(flow.stages, record.state, one))
    const stage = flow.stages.find((one) => one.key === key)
    if (stage === undefined) throw new Error(`Unknown stage: ${key}`)
    const made = await stage.submit(context, record, typedIn(submission, key))
    if ('failed' in made)
      await applyEvent(sql, clock, flow, record, { kind: 'failed', stage: key }, { message: made.failed })
    else await applyEvent(sql, clock, flow, record, { kind: 'done', stage: key }, made)
  },

  async show(context, sub, uuid) {
    const record = await lockLinear(context.sql, flow, uuid, sub)
    await flow.prepare?.(context, record)
    return linearView(context, flow, record)
  },
})
