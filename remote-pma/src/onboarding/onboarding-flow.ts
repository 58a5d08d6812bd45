import type { OnboardingStage } from '@sarv/shared/contract/onboarding'
import type { Flow, Stage } from '@sarv/shared/stages/stage'
import { isFinalKey } from '@sarv/shared/stages/stage-key'

/** The making of a portfolio as the server tells it. */
export type PmaFlow = Flow<OnboardingStage>
export type PmaStage = Stage<OnboardingStage>

/** The six screens; the overview serves the creating of the portfolio and the end as well. (PMA-005, PMA-046) */
export type PmaScreen = 'amount' | 'stages' | 'payment' | 'risk' | 'sign_contract' | 'additional_amount'

const ownScreens = ['payment', 'risk', 'sign_contract', 'additional_amount'] as const

/**
 * The screen that the server's answer asks for: the amount where there is no flow yet, the overview where a stage was
 * sent back, where a slip is looked at, or where nothing is left to do. (PMA-009, PMA-062)
 * @example screenOf(flowOf({ current_stage: 'RISK', stages: [] })) // 'risk'
 */
export function screenOf(flow: PmaFlow | undefined): PmaScreen {
  if (flow === undefined) return 'amount'
  if (failedStage(flow)) return 'stages'
  const screen = screenOfKey(flow.current)
  return screen === 'additional_amount' && isInReview(stageOfKey(flow, screen)) ? 'stages' : screen
}

/** Where the main button of the overview leads: to the stage that was sent back, else to the current one. */
export function screenToContinue(flow: PmaFlow): PmaScreen {
  return screenOfKey(failedStage(flow)?.key ?? flow.current)
}

function screenOfKey(key: PmaStage['key']): PmaScreen {
  return ownScreens.find((screen) => screen === key) ?? 'stages'
}

/** What leaving a screen, by the arrow or the cross, does. (PMA-042) */
export type Leaving = 'to-plan' | 'to-stages' | 'check-again'

/** @example leaving('payment') // 'to-stages' */
export function leaving(screen: PmaScreen): Leaving {
  switch (screen) {
    case 'amount':
    case 'stages':
      return 'to-plan'
    case 'payment':
    case 'additional_amount':
      return 'to-stages'
    case 'risk':
    case 'sign_contract':
      return 'check-again'
  }
}

/** What the main button of the overview does, and says. (PMA-014) */
export type MainAction = 'correct' | 'close' | 'additional' | 'start' | 'continue'

/** In the order of the specification: failed, close, additional, start, continue. A stage that nobody knows here cannot be continued. */
export function mainAction(flow: PmaFlow): MainAction {
  if (failedStage(flow)) return 'correct'
  if (isOver(flow)) return 'close'
  if (flow.current === 'additional_amount') return 'additional'
  if (isAtStart(flow)) return 'start'
  return screenToContinue(flow) === 'stages' ? 'close' : 'continue'
}

/** Nothing is left to do: it was made or is being made, the additional amount was paid, or its slip is looked at. */
function isOver(flow: PmaFlow): boolean {
  const creating = stageOfKey(flow, 'create_prx')
  const additional = stageOfKey(flow, 'additional_amount')
  return (
    isFinalKey(flow.current) ||
    (creating !== undefined && isStageDone(creating)) ||
    (additional !== undefined && (isStageDone(additional) || isInReview(additional)))
  )
}

/** The first step, where the rules are accepted; later nobody asks for them again. (PMA-011, PMA-012) */
export function isAtStart(flow: PmaFlow): boolean {
  const [first] = flow.stages
  return first?.key !== undefined && first.key === flow.current && first.status === 'ACTIVE'
}

/** What a row of the overview offers beside its state. (PMA-015 … PMA-018) */
export type RowOffer = 'edit' | 'show' | 'awaiting-approval' | 'awaiting-payment'

/** @example rowOffer(stageOf({ key: 'risk', status: 'DONE', info_status: 'OPEN' })) // 'edit' */
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

/** DONE with OPEN or LOCK; the additional amount with CLOSE. (PMA-019) */
export function isStageDone({ key, status, infoStatus }: Pick<PmaStage, 'key' | 'status' | 'infoStatus'>): boolean {
  if (status !== 'DONE' || infoStatus === undefined) return false
  return key === 'additional_amount' ? infoStatus === 'CLOSE' : infoStatus !== 'CLOSE'
}

/** The additional amount is asked for and not paid yet: the overview warns of it. (PMA-013) */
export function isAdditionalPending(flow: PmaFlow): boolean {
  const additional = stageOfKey(flow, 'additional_amount')
  return additional !== undefined && !isStageDone(additional)
}

export function failedStage(flow: PmaFlow): PmaStage | undefined {
  return flow.stages.find(({ key, status }) => key !== undefined && status === 'FAILED')
}

export function stageOfKey(flow: PmaFlow, key: NonNullable<PmaStage['key']>): PmaStage | undefined {
  return flow.stages.find((stage) => stage.key === key)
}

/** A bank slip was handed in and is looked at. */
export function isInReview(stage: PmaStage | undefined): boolean {
  return stage?.status === 'ACTIVE' && stage.wire.page_info.some(({ component_name }) => component_name === 'receipt')
}
