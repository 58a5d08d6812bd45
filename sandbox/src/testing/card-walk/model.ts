import type { StageKey } from '@sarv/shared/stages/stage-key'
import type { LinearFlow } from '../../stages/linear/linear-flow'
import {
  currentStage,
  initialState,
  isAwaitingDecision,
  type LinearEvent,
  type LinearState,
  transition,
} from '../../stages/linear/linear-state'
import type { SentCode } from '../code-model'

/** What is known of a person's newest flow of the card: the state table and a few clocks, nothing of SQL. */
export interface Model {
  readonly flow: Pick<LinearFlow, 'type' | 'stages'>
  now: number
  /** Empty before the first. */
  uuid: string
  state: LinearState
  /** Whether a video lies there that counts. */
  hasVideo: boolean
  decisionDue: number | undefined
  codes: SentCode[]
  /** Cards that were made. */
  made: number
  readonly met: Map<string, number>
}

export const emptyModel = (flow: Model['flow'], now: number): Model => ({
  flow,
  now,
  uuid: '',
  state: initialState(flow.stages),
  hasVideo: false,
  decisionDue: undefined,
  codes: [],
  made: 0,
  met: new Map(),
})

export const current = ({ flow, state }: Model): StageKey => currentStage(flow.stages, state)
export const isOver = ({ uuid, state }: Model) => uuid === '' || state.verdict !== undefined
const decisionMs = 30_000

export function begins(model: Model): void {
  model.state = initialState(model.flow.stages)
  model.hasVideo = false
}

/** Whether an event could happen by now. */
export const isPossible = ({ flow, state, uuid }: Model, event: LinearEvent) =>
  uuid !== '' && transition(flow.stages, state, event) !== undefined

/** Lets an event happen; false where the table has none. */
export function happens(model: Model, event: LinearEvent, at = model.now): boolean {
  const { flow } = model
  const state = model.uuid === '' ? undefined : transition(flow.stages, model.state, event)
  if (state === undefined) return false
  model.state = state
  const name = 'stage' in event ? `${event.is} ${event.stage}` : event.is
  model.met.set(name, (model.met.get(name) ?? 0) + 1)
  if (event.is === 'sent-back' && event.stage === 'video') model.hasVideo = false
  if (event.is === 'approved') model.made += 1
  model.decisionDue = isAwaitingDecision(flow.stages, state) ? at + decisionMs : undefined
  return true
}

/** Lets time pass. */
export function passes(model: Model, seconds: number): void {
  model.now += seconds * 1000
  const { decisionDue } = model
  if (decisionDue !== undefined && decisionDue <= model.now) happens(model, { is: 'approved' }, decisionDue)
}
