import { type Mark, type StageStatus, stageEngine } from '../flow/stage-engine'

/** State machine of a portfolio's onboarding: its stages, in their order. */
export const pmaStages = ['payment', 'risk', 'sign_contract', 'additional_amount', 'create_prx'] as const
export type PmaStage = (typeof pmaStages)[number]

export type PmaState = Readonly<Record<PmaStage, Mark>>

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
  [Is in EventName]: { readonly kind: Is; readonly stage: (typeof stagesOfEvent)[Is][number] }
}[EventName]

export const everyPmaEvent: readonly PmaEvent[] = Object.entries(stagesOfEvent).flatMap(([kind, stages]) =>
  stages.map((stage) => ({ kind, stage }) as PmaEvent),
)

const isHere = (state: PmaState, stage: PmaStage): boolean => currentStage(state) === stage
const inReview = (state: PmaState, stage: PmaStage) => state[stage] === 'review'

/** Risk may be done again until the contracts are signed (PMA-015). */
const mayRepeatRisk = ({ risk, sign_contract }: PmaState) => risk === 'done' && sign_contract !== 'done'

const doneInfos: Readonly<Record<Exclude<PmaStage, 'risk'>, StageStatus['info_status']>> = {
  payment: 'LOCK',
  sign_contract: 'LOCK',
  additional_amount: 'CLOSE',
  create_prx: 'OPEN',
}

/**
 * A payment in review is passed for now; the additional amount is not until approved. PMA-015…019
 * @example transition(initialState(false), { kind: 'paid', stage: 'payment' })?.payment // 'done'
 */
export const { currentStage, transition, stageStatus, maySubmit } = stageEngine<PmaState, PmaStage, EventName>({
  stages: pmaStages,
  events: {
    paid: { to: 'done', when: isHere },
    'slip-sent': { to: 'review', when: (state, stage) => isHere(state, stage) && !inReview(state, stage) },
    'slip-approved': { to: 'done', when: inReview },
    'slip-refused': { to: 'refused', when: inReview },
    surveyed: { to: 'done', when: (state, stage) => isHere(state, stage) || mayRepeatRisk(state) },
    'code-sent': { to: 'open', when: isHere },
    'signature-refused': { to: 'refused', when: isHere },
    signed: { to: 'done', when: isHere },
    created: { to: 'done', when: isReady },
    'creation-refused': { to: 'refused', when: isReady },
  },
  readMark: (state, stage) => state[stage],
  writeMark: (state, stage, mark) => ({ ...state, [stage]: mark }),
  findEnd: ({ create_prx }) => (create_prx === 'done' ? 'finalize' : create_prx === 'refused' ? 'message' : undefined),
  last: 'create_prx',
  isPassedInReview: (stage) => stage === 'payment',
  doneInfo: (state, stage) => (stage !== 'risk' ? doneInfos[stage] : mayRepeatRisk(state) ? 'OPEN' : 'LOCK'),
  exception(state, stage) {
    if (stage !== 'create_prx') return undefined
    // The person cannot correct a portfolio that the back office refused to make.
    if (state.create_prx === 'refused') return { status: 'ACTIVE', info_status: 'CLOSE' }
    return isHere(state, stage) ? { status: 'DONE', info_status: 'LOCK' } : undefined
  },
})

/** Whether everything is there that the back office needs to make the portfolio. */
export function isReady(state: PmaState): boolean {
  return currentStage(state) === 'create_prx' && state.payment === 'done'
}

/** Whether another amount may still be asked for: nothing is paid or under way, nothing is signed for the old one. */
export function mayChangeAmount(state: PmaState): boolean {
  return currentStage(state) === 'payment' && state.sign_contract !== 'done'
}
