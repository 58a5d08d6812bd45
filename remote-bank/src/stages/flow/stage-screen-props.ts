import type { Onboarding } from '@sarv/shared/contract/onboarding'
import type { CardFlow, CardStage } from './card-flow'

/** Props of every stage screen; the screen around it owns the header, the place in the flow and the responses. */
export interface StageScreenProps {
  /** The newest response of the server, and the same read. */
  readonly onboarding: Onboarding
  readonly flow: CardFlow
  readonly stage: CardStage
  /**
   * Submits new values of this stage; what was accepted leads on by itself. Resolves with the stage as the server
   * answered it, undefined when the call failed, which the shell has shown.
   */
  readonly submit: (values: Readonly<Record<string, unknown>>) => Promise<CardStage | undefined>
  readonly submitting: boolean
  /** Goes to the screen of the newest response. */
  readonly goNext: () => void
  /** A recorded video was not sent before the page was loaded. (BNK-081) */
  readonly lostVideo: boolean
  /** Says whether a recorded video is waiting to be sent. */
  readonly onUnsent: (unsent: boolean) => void
}
