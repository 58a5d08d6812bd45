import type { StageKey } from '@sarv/shared/stages/stage-key'

/** What the state machine has to know of one stage. */
export interface StageRule {
  readonly key: StageKey
  /** Once it is done it is done: a confirmed code, a payment. Any other may be done again until the end. */
  readonly isOnce?: boolean
}

/** State of one stage: not done, failed or sent back, done. */
type StageMark = 'open' | 'refused' | 'done'

/** State of a linear flow: of its stages, and the decision about the whole, once there is one. */
export interface LinearState {
  readonly marks: Readonly<Partial<Record<StageKey, StageMark>>>
  readonly verdict?: 'approved' | 'refused'
}

/**
 * Events of a linear flow. A stage is done or fails when it is submitted; `reopened` takes a failure back. When the last
 * stage is done the whole is handed over to whoever decides, who may send a stage back, approve or refuse.
 */
export type LinearEvent =
  | { readonly is: 'done' | 'failed' | 'reopened' | 'sent-back'; readonly stage: StageKey }
  | { readonly is: 'approved' | 'refused' }

export const initialState = (rules: readonly StageRule[]): LinearState => ({
  marks: Object.fromEntries(rules.map(({ key }) => [key, 'open'])),
})

/** Current stage: the first one that is not done; then FINALIZE, or MESSAGE where the whole was refused. */
export function currentStage(rules: readonly StageRule[], { marks, verdict }: LinearState): StageKey {
  if (verdict === 'refused') return 'message'
  return rules.find(({ key }) => marks[key] !== 'done')?.key ?? 'finalize'
}

/** Whether every stage was done at least once, so that others have seen what was entered. */
export const isHandedOver = ({ marks }: LinearState) => Object.values(marks).every((mark) => mark !== 'open')

/** Whether the flow waits for the decision about the whole. */
export const isAwaitingDecision = (rules: readonly StageRule[], state: LinearState) =>
  state.verdict === undefined && currentStage(rules, state) === 'finalize'

/** Whether a stage may be submitted: the current one, and one that is done and open. */
export function maySubmit(rules: readonly StageRule[], state: LinearState, stage: StageKey): boolean {
  return stageStatus(rules, state, stage).info_status === 'OPEN'
}

/** Transition of the state machine: what an event makes of a state; undefined where there is none. */
export function transition(
  rules: readonly StageRule[],
  state: LinearState,
  event: LinearEvent,
): LinearState | undefined {
  if (!('stage' in event)) {
    return isAwaitingDecision(rules, state) ? { ...state, verdict: event.is } : undefined
  }
  const mark = markAfter(rules, state, event.is, event.stage)
  return mark === undefined ? undefined : { ...state, marks: { ...state.marks, [event.stage]: mark } }
}

function markAfter(
  rules: readonly StageRule[],
  state: LinearState,
  is: 'done' | 'failed' | 'reopened' | 'sent-back',
  stage: StageKey,
): StageMark | undefined {
  const isHere = currentStage(rules, state) === stage
  const when = (possible: boolean, after: StageMark) => (possible ? after : undefined)
  switch (is) {
    case 'done':
      return when(maySubmit(rules, state, stage), 'done')
    case 'failed':
      return when(isHere && stage in state.marks, 'refused')
    case 'reopened':
      // What was sent back by others stays so until it is corrected.
      return when(isHere && stage in state.marks && !isHandedOver(state), 'open')
    case 'sent-back':
      return when(maySendBack(rules, state, stage), 'refused')
  }
}

/** Several stages may be sent back, one after the other. */
function maySendBack(rules: readonly StageRule[], state: LinearState, stage: StageKey): boolean {
  const mayDecide = state.verdict === undefined && isHandedOver(state)
  return mayDecide && state.marks[stage] === 'done' && !isOnce(rules, stage)
}

const isOnce = (rules: readonly StageRule[], stage: StageKey) =>
  rules.some((rule) => rule.key === stage && rule.isOnce === true)

export interface StageStatus {
  readonly status: 'ACTIVE' | 'DONE' | 'FAILED'
  readonly info_status: 'OPEN' | 'LOCK' | 'CLOSE'
}

/** Status of a stage on the wire (ST-05, ST-06). */
export function stageStatus(rules: readonly StageRule[], state: LinearState, stage: StageKey): StageStatus {
  const here = currentStage(rules, state) === stage ? 'OPEN' : 'CLOSE'
  switch (state.marks[stage]) {
    case 'done':
      return { status: 'DONE', info_status: isOnce(rules, stage) || isHandedOver(state) ? 'LOCK' : 'OPEN' }
    case 'refused':
      return { status: 'FAILED', info_status: here }
    default:
      return { status: 'ACTIVE', info_status: here }
  }
}
