/** State machine of a portfolio's onboarding: its stages, in their order. */
export const pmaStages = ['payment', 'risk', 'sign_contract', 'additional_amount', 'create_prx'] as const
export type PmaStage = (typeof pmaStages)[number]

/** State of one stage: not asked for, not done, handed in and looked at, sent back, done. */
type StageState = 'none' | 'open' | 'review' | 'refused' | 'done'
export type PmaState = Readonly<Record<PmaStage, StageState>>

/** Events of the state machine, with the stages that they happen to. */
const stagesOfEvent = {
  paid: ['payment'],
  'slip-sent': ['payment', 'additional_amount'],
  'slip-approved': ['payment', 'additional_amount'],
  'slip-refused': ['payment', 'additional_amount'],
  surveyed: ['risk'],
  'code-sent': ['sign_contract'],
  'signature-refused': ['sign_contract'],
  signed: ['sign_contract'],
  created: ['create_prx'],
  'creation-refused': ['create_prx'],
} as const satisfies Record<string, readonly PmaStage[]>

type EventName = keyof typeof stagesOfEvent
export type PmaEvent = {
  [Is in EventName]: { readonly is: Is; readonly stage: (typeof stagesOfEvent)[Is][number] }
}[EventName]

export const everyPmaEvent: readonly PmaEvent[] = Object.entries(stagesOfEvent).flatMap(([is, stages]) =>
  stages.map((stage) => ({ is, stage }) as PmaEvent),
)

/** Current stage of a flow, or one of its two ends. */
export type PmaCurrentStage = PmaStage | 'finalize' | 'message'

/** Initial state. @param twoStep whether the amount is paid in two steps (PMA-025) */
export function initialState(twoStep: boolean): PmaState {
  return {
    payment: 'open',
    risk: 'open',
    sign_contract: 'open',
    additional_amount: twoStep ? 'open' : 'none',
    create_prx: 'open',
  }
}

/** Current stage: the first one that is not passed. A payment in review is passed for now; the additional amount is not until approved. */
export function currentStage(state: PmaState): PmaCurrentStage {
  if (state.create_prx === 'done') return 'finalize'
  if (state.create_prx === 'refused') return 'message'
  return pmaStages.find((stage) => !isPassed(stage, state[stage])) ?? 'create_prx'
}

function isPassed(stage: PmaStage, mark: StageState): boolean {
  return mark === 'done' || mark === 'none' || (stage === 'payment' && mark === 'review')
}

/** Whether everything is there that the back office needs to make the portfolio. */
export function isReady(state: PmaState): boolean {
  return currentStage(state) === 'create_prx' && state.payment === 'done'
}

/** Whether another amount may still be asked for: nothing is paid or under way, nothing is signed for the old one. */
export function mayChangeAmount(state: PmaState): boolean {
  return currentStage(state) === 'payment' && state.sign_contract !== 'done'
}

/**
 * Transition of the state machine: what an event makes of a state; undefined where there is none.
 * @example transition(initialState(false), { is: 'paid', stage: 'payment' })?.payment // 'done'
 */
export function transition(state: PmaState, event: PmaEvent): PmaState | undefined {
  const mark = stateAfter(state, event)
  return mark === undefined ? undefined : { ...state, [event.stage]: mark }
}

function stateAfter(state: PmaState, event: PmaEvent): StageState | undefined {
  const current = currentStage(state)
  const mark = state[event.stage]
  const isHere = current === event.stage
  const when = (possible: boolean, after: StageState) => (possible ? after : undefined)
  switch (event.is) {
    case 'paid':
      return when(isHere, 'done')
    case 'slip-sent':
      return when(isHere && mark !== 'review', 'review')
    case 'slip-approved':
      return when(mark === 'review', 'done')
    case 'slip-refused':
      return when(mark === 'review', 'refused')
    case 'surveyed':
      return when(isHere || mayRepeatRisk(state), 'done')
    case 'code-sent':
      return when(isHere, 'open')
    case 'signature-refused':
      return when(isHere, 'refused')
    case 'signed':
      return when(isHere, 'done')
    case 'created':
      return when(isReady(state), 'done')
    case 'creation-refused':
      return when(isReady(state), 'refused')
  }
}

/** Risk may be done again until the contracts are signed (PMA-015). */
function mayRepeatRisk({ risk, sign_contract }: PmaState): boolean {
  return risk === 'done' && sign_contract !== 'done'
}

export interface StageStatus {
  readonly status: 'ACTIVE' | 'DONE' | 'FAILED'
  readonly info_status: 'OPEN' | 'LOCK' | 'CLOSE'
}

/** Status of a stage on the wire (ST-05, ST-06, PMA-015…019). */
export function stageStatus(state: PmaState, stage: PmaStage): StageStatus {
  const current = currentStage(state)
  const ifHere = (here: StageStatus): StageStatus =>
    current === stage ? here : { status: 'ACTIVE', info_status: 'CLOSE' }
  switch (state[stage]) {
    case 'review':
      return { status: 'ACTIVE', info_status: stage === 'payment' ? 'LOCK' : 'OPEN' }
    case 'done':
      return { status: 'DONE', info_status: doneInfo(state, stage) }
    case 'refused':
      // What the back office refused to make is no step that the person could correct.
      if (stage === 'create_prx') return { status: 'ACTIVE', info_status: 'CLOSE' }
      return { status: 'FAILED', info_status: current === stage ? 'OPEN' : 'CLOSE' }
    case 'open':
    case 'none':
      return ifHere(
        stage === 'create_prx' ? { status: 'DONE', info_status: 'LOCK' } : { status: 'ACTIVE', info_status: 'OPEN' },
      )
  }
}

function doneInfo(state: PmaState, stage: PmaStage): StageStatus['info_status'] {
  if (stage === 'risk') return mayRepeatRisk(state) ? 'OPEN' : 'LOCK'
  if (stage === 'additional_amount') return 'CLOSE'
  return stage === 'create_prx' ? 'OPEN' : 'LOCK'
}
