import type { OnboardingStage } from '@sarv/shared/contract/onboarding'
import type { Flow, Stage } from '@sarv/shared/stages/stage'
import { isFinalKey } from '@sarv/shared/stages/stage-key'
import { failedStage, findStage, isAtStart } from '@sarv/shared/stages/stage-state'
import { isAwaitingConsents } from './consents'

/** Onboarding of a portfolio as the server sends it. The server owns the state machine; this file reads its state. */
export type PmaFlow = Flow<OnboardingStage>
export type PmaStage = Stage<OnboardingStage>

/** The six screens; the overview also serves the creation of the portfolio and the end. (PMA-005, PMA-046) */
export type PmaScreen = 'amount' | 'overview' | 'payment' | 'risk' | 'sign_contract' | 'additional_amount'

const ownScreens = ['payment', 'risk', 'sign_contract', 'additional_amount'] as const

/**
 * Maps the server's state to a screen: the amount where there is no flow yet; the overview where a stage was rejected,
 * where the terms are to be accepted, where a slip is in review, or where nothing is left to do. (PMA-009, PMA-062, D-121)
 * @example screenFor(flowOf({ current_stage: 'RISK', stages: [] })) // 'risk'
 */
export function screenFor(flow: PmaFlow | undefined): PmaScreen {
  if (flow === undefined) return 'amount'
  if (failedStage(flow) || isAwaitingConsents(flow)) return 'overview'
  const screen = screenForKey(flow.current)
  return screen === 'additional_amount' && isInReview(findStage(flow, screen)) ? 'overview' : screen
}

/** Screen that the main button of the overview leads to: of the rejected stage, else of the current one. */
export function screenToContinue(flow: PmaFlow): PmaScreen {
  return screenForKey(failedStage(flow)?.key ?? flow.current)
}

function screenForKey(key: PmaStage['key']): PmaScreen {
  return ownScreens.find((screen) => screen === key) ?? 'overview'
}

/** Action of the overview's main button, which also selects its label. (PMA-014) */
export type MainAction = 'correct' | 'close' | 'additional' | 'start' | 'continue'

/**
 * Selects the main action in the order of the specification: failed, close, additional, start, continue. An unknown
 * stage cannot be continued.
 */
export function mainAction(flow: PmaFlow): MainAction {
  if (failedStage(flow)) return 'correct'
  if (isOver(flow)) return 'close'
  if (flow.current === 'additional_amount') return 'additional'
  if (isAtStart(flow)) return 'start'
  return screenToContinue(flow) === 'overview' ? 'close' : 'continue'
}

/**
 * Whether nothing is left to do: the portfolio is created or being created, the additional amount is paid, or its slip
 * is in review.
 */
function isOver(flow: PmaFlow): boolean {
  const creating = findStage(flow, 'create_prx')
  const additional = findStage(flow, 'additional_amount')
  return (
    isFinalKey(flow.current) ||
    (creating !== undefined && isStageDone(creating)) ||
    (additional !== undefined && (isStageDone(additional) || isInReview(additional)))
  )
}

/** Action or badge of an overview row, beside its state. (PMA-015 … PMA-018) */
export type RowOffer = 'edit' | 'show' | 'awaiting-approval' | 'awaiting-payment'

/**
 * Selects the action or badge of a row by its stage's state.
 * @example rowOffer(stageOf({ key: 'risk', status: 'DONE', info_status: 'OPEN' })) // 'edit'
 */
export function rowOffer({
  key,
  status,
  infoStatus,
}: Pick<PmaStage, 'key' | 'status' | 'infoStatus'>): RowOffer | undefined {
  switch (`${key} ${status} ${infoStatus}`) {
    case 'risk DONE OPEN':
      return 'edit'
    case 'sign_contract DONE LOCK':
      return 'show'
    case 'create_prx DONE LOCK':
      return 'awaiting-approval'
    case 'additional_amount ACTIVE OPEN':
      return 'awaiting-payment'
    default:
      return undefined
  }
}

/** Whether a stage is finished: DONE with OPEN or LOCK, the additional amount DONE with CLOSE. (PMA-019) */
export function isStageDone({ key, status, infoStatus }: Pick<PmaStage, 'key' | 'status' | 'infoStatus'>): boolean {
  if (status !== 'DONE' || infoStatus === undefined) return false
  return key === 'additional_amount' ? infoStatus === 'CLOSE' : infoStatus !== 'CLOSE'
}

/** Whether it is the additional amount's turn and it is not paid, so that the overview warns of it. (PMA-013, D-130) */
export function isAdditionalPending(flow: PmaFlow): boolean {
  const additional = findStage(flow, 'additional_amount')
  return flow.current === 'additional_amount' && additional !== undefined && !isStageDone(additional)
}

/** Whether the stage's bank slip is submitted and in review. */
export function isInReview(stage: PmaStage | undefined): boolean {
  return stage?.status === 'ACTIVE' && stage.wire.page_info.some(({ component_name }) => component_name === 'receipt')
}
