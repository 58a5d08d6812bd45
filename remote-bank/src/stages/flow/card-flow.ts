import type { OnboardingStage } from '@sarv/shared/contract/onboarding'
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
export type CardScreen = StageScreenKey | 'overview'

/** Position in the flow as stored in an entry of the browser's history. */
export interface CardPlace {
  readonly screen: CardScreen
  /** A video was recorded that is not sent: after a reload it is lost. (BNK-081) */
  readonly unsent?: true
}

/** Parses a place out of a history state, which may hold anything. */
export function parsePlace(value: unknown): CardPlace | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { screen, unsent } = value as Readonly<Record<string, unknown>>
  const known = screen === 'overview' ? screen : stageScreens.find((one) => one === screen)
  return known && { screen: known, ...(unsent === true && { unsent }) }
}

/**
 * Screen of the stage that waits for the person: the one that was sent back, else the current one.
 * @example screenToContinue(flowOf({ current_stage: 'VIDEO', stages: [] })) // 'video'
 */
export function screenToContinue(flow: CardFlow): CardScreen {
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

/**
 * Builds the history entries up to a screen, which Back walks: the overview, then every earlier stage that can be done
 * once more. A confirmed code is none. (BNK-016)
 * @example trailTo(flow, { screen: 'video' }) // [{ screen: 'overview' }, { screen: 'base_info' }, { screen: 'card' }, { screen: 'video' }]
 */
export function trailTo(flow: CardFlow, place: CardPlace): readonly [CardPlace, ...CardPlace[]] {
  const overview: CardPlace = { screen: 'overview' }
  if (place.screen === 'overview') return [overview]
  const before = flow.stages.findIndex(({ key }) => key === place.screen)
  const open = flow.stages
    .slice(0, Math.max(0, before))
    .filter((stage) => isOpen(flow, stage))
    .map(({ key }) => key)
  return [overview, ...stageScreens.filter((screen) => open.includes(screen)).map((screen) => ({ screen })), place]
}

/**
 * Initial place when the page is opened: where a reload left the person, as long as that stage can still be opened; else
 * the overview. (BNK-010, BNK-081)
 */
export function initialPlace(stored: CardPlace | undefined, flow: CardFlow): CardPlace {
  const stage = stored && stored.screen !== 'overview' ? findStage(flow, stored.screen) : undefined
  return stored !== undefined && stage !== undefined && isOpen(flow, stage) ? stored : { screen: 'overview' }
}

/** Place that Back leads to: one stage back, from the first one to the overview; undefined on the overview. (BNK-016) */
export function placeBefore(flow: CardFlow, place: CardPlace): CardPlace | undefined {
  return trailTo(flow, place).at(-2)
}
