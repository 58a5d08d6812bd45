import type { Onboarding } from '@sarv/shared/contract/onboarding'
import type { PmaStage } from './onboarding-flow'

/** What each stage's screen is given; the screen around it keeps the header, the place in the flow and the answers. */
export interface StagePart {
  /** The server's newest answer. */
  readonly onboarding: Onboarding
  readonly stage: PmaStage
  /** The person only looks at what is done, as at signed contracts. (PMA-016) */
  readonly readOnly: boolean
  /**
   * Sends the whole object with new values in this stage's fields and takes in what is answered, without leaving the
   * screen: it decides itself when to go on.
   * @throws ApiError, which the shell has shown already (PMA-044)
   */
  readonly submit: (values: Readonly<Record<string, unknown>>) => Promise<Onboarding>
  /** Goes to the screen that the newest answer asks for. */
  readonly goOn: () => void
  /** Goes to the overview. */
  readonly toStages: () => void
  /** What of this screen is open, under a name of its own: Back, the browser's too, closes it. (PMA-007) */
  readonly view: string | undefined
  /** Opens one, or another one in its place; undefined goes back to the screen itself. */
  readonly open: (view: string | undefined) => void
  /** Takes the arrow away while this part says so; undefined gives it back. (PMA-006) */
  readonly setBack: (back: 'none' | undefined) => void
}
