import type { StageKey } from '@sarv/shared/stages/stage-key'
import { type Mark, stageEngine } from '../flow/stage-engine'

/** What the state machine has to know of one stage. */
export interface StageRule {
  readonly key: StageKey
  /** Once it is done it is done: a confirmed code, a payment. Any other may be done again until the end. */
  readonly isOnce?: boolean
}

/** State of a linear flow: of its stages, and the decision about the whole, once there is one. */
export interface LinearState {
  readonly marks: Readonly<Partial<Record<StageKey, Exclude<Mark, 'none' | 'review'>>>>
  readonly verdict?: 'approved' | 'refused'
}

type StageEvent = 'done' | 'failed' | 'reopened' | 'sent-back'

/**
 * Events of a linear flow. A stage is done or fails when it is submitted; `reopened` takes a failure back. When the last
 * stage is done the whole is handed over to the back office, who may send a stage back, approve or refuse.
 */
export type LinearEvent =
  | { readonly kind: StageEvent; readonly stage: StageKey }
  | { readonly kind: 'approved' | 'refused' }

export const initialState = (rules: readonly StageRule[]): LinearState => ({
  marks: Object.fromEntries(rules.map(({ key }) => [key, 'open'])),
})

/** Whether every stage was done at least once, so that others have seen what was entered. */
export const isHandedOver = ({ marks }: LinearState) => Object.values(marks).every((mark) => mark !== 'open')

/** The engine of a flow with these stages; it stands at FINALIZE when all are done, at MESSAGE where the whole was refused. */
function engineOf(rules: readonly StageRule[]) {
  const isOnce = (stage: StageKey) => rules.some((rule) => rule.key === stage && rule.isOnce === true)
  const isHere = (state: LinearState, stage: StageKey): boolean => engine.currentStage(state) === stage
  const engine = stageEngine<LinearState, StageKey, StageEvent>({
    stages: rules.map(({ key }) => key),
    events: {
      done: { to: 'done', when: (state, stage): boolean => engine.maySubmit(state, stage) },
      failed: { to: 'refused', when: isHere },
      // A stage that others sent back stays so until it is corrected.
      reopened: { to: 'open', when: (state, stage) => isHere(state, stage) && !isHandedOver(state) },
      // Several stages may be sent back, one after the other.
      'sent-back': {
        to: 'refused',
        when: (state, stage) =>
          state.verdict === undefined && isHandedOver(state) && state.marks[stage] === 'done' && !isOnce(stage),
      },
    },
    readMark: ({ marks }, stage) => marks[stage],
    writeMark: (state, stage, mark) => ({ ...state, marks: { ...state.marks, [stage]: mark } }),
    findEnd: ({ verdict }) => (verdict === undefined ? undefined : verdict === 'refused' ? 'message' : 'finalize'),
    last: 'finalize',
    doneInfo: (state, stage) => (isOnce(stage) || isHandedOver(state) ? 'LOCK' : 'OPEN'),
  })
  return engine
}

export const currentStage = (rules: readonly StageRule[], state: LinearState): StageKey =>
  engineOf(rules).currentStage(state)

/** Whether the flow waits for the decision about the whole. */
export const isAwaitingDecision = (rules: readonly StageRule[], state: LinearState) =>
  state.verdict === undefined && currentStage(rules, state) === 'finalize'

export const maySubmit = (rules: readonly StageRule[], state: LinearState, stage: StageKey) =>
  engineOf(rules).maySubmit(state, stage)

export const stageStatus = (rules: readonly StageRule[], state: LinearState, stage: StageKey) =>
  engineOf(rules).stageStatus(state, stage)

/**
 * Transition of the state machine: what an event makes of a state; undefined where the rules have no such transition.
 */
export function transition(
  rules: readonly StageRule[],
  state: LinearState,
  event: LinearEvent,
): LinearState | undefined {
  if ('stage' in event) return engineOf(rules).transition(state, event)
  return isAwaitingDecision(rules, state) ? { ...state, verdict: event.kind } : undefined
}
