import type { OnboardingStage } from '@sarv/shared/contract/onboarding'
import { defineFlow } from '@sarv/shared/stages/define-flow'
import type { Flow, Stage } from '@sarv/shared/stages/stage'
import { isFinalKey } from '@sarv/shared/stages/stage-key'
import { failedStage, findStage, isAtStart } from '@sarv/shared/stages/stage-state'

/** Flow of a card, its making or its reissue, as the server sends it. The server owns the state machine; this file reads it. */
export type CardFlow = Flow<OnboardingStage>
export type CardStage = Stage<OnboardingStage>

/** Stages with a screen of their own, of both flows. (BNK-014, BNK-042) */
const stageScreens = ['base_info', 'reissue_card_confirm_otp', 'card', 'video', 'address', 'payment'] as const
export type StageScreenKey = (typeof stageScreens)[number]

/** The overview also serves what is over, sent back or unknown. */
export type CardScreenKey = StageScreenKey | 'overview'

/** Position in the flow as stored in an entry of the browser's history. */
export interface CardPosition {
  readonly stage: CardScreenKey
  /** A video was recorded that is not sent: after a reload it is lost. (BNK-081) */
  readonly unsent?: true
}

/**
 * Screen of the stage that waits for the person: the one that was sent back, else the current one.
 * @example screenToContinue(flowOf({ current_stage: 'VIDEO', stages: [] })) // 'video'
 */
export function screenToContinue(flow: CardFlow): CardScreenKey {
  const key = failedStage(flow)?.key ?? flow.current
  return stageScreens.find((screen) => screen === key) ?? 'overview'
}

/** Action of the overview's button, which also selects its label. (BNK-013) */
export type MainAction = 'start' | 'close' | 'correct' | 'continue'

/** Selects the action: correct what was sent back, close what is over or unknown, start, else continue. */
export function mainAction(flow: CardFlow): MainAction {
  if (failedStage(flow)) return 'correct'
  if (isFinalKey(flow.current) || screenToContinue(flow) === 'overview') return 'close'
  return isAtStart(flow) ? 'start' : 'continue'
}

/** Whether a stage can be opened: it waits for the person, or it is done and may be done once more. */
function isOpen(flow: CardFlow, { key, status, infoStatus }: CardStage): boolean {
  if (infoStatus === 'LOCK' || infoStatus === 'CLOSE' || isFinalKey(flow.current)) return false
  return status === 'DONE' || status === 'FAILED' || key === flow.current
}

/** The making of a card and its reissue, alike but for the name. */
export const cardFlow = defineFlow<CardPosition, CardFlow & { readonly justBegun?: boolean }>({
  name: 'card',
  stages: ['overview', ...stageScreens],
  more: ({ unsent }) => (unsent === true ? { unsent } : {}),
  /** The overview, then every earlier stage that can be done once more. A confirmed code is not among them. (BNK-016) */
  beneath({ stage }, flow) {
    if (stage === 'overview') return []
    const index = flow.stages.findIndex(({ key }) => key === stage)
    const earlier = flow.stages.slice(0, Math.max(0, index)).filter((one) => isOpen(flow, one))
    const open = stageScreens.filter((screen) => earlier.some(({ key }) => key === screen))
    return [{ stage: 'overview' }, ...open.map((screen) => ({ stage: screen }))]
  },
  /**
   * The first stage of a flow that was just begun; else where a reload left the person, as long as that stage can still
   * be opened; else the overview. (BNK-010, BNK-081)
   */
  resume(kept, flow) {
    if (flow.justBegun) return { stage: screenToContinue(flow) }
    const stage = kept && kept.stage !== 'overview' ? findStage(flow, kept.stage) : undefined
    return kept !== undefined && stage !== undefined && isOpen(flow, stage) ? kept : { stage: 'overview' }
  },
})
