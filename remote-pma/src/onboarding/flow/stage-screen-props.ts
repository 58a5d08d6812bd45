import type { Onboarding } from '@sarv/shared/contract/onboarding'
import type { PmaStage } from './onboarding-flow'

/** Props of every stage screen; the screen around it owns the header, the position in the flow and the responses. */
export interface StageScreenProps {
  /** The newest response of the server. */
  readonly onboarding: Onboarding
  readonly stage: PmaStage
  /** The stage is finished and only shown, as signed contracts are. (PMA-016) */
  readonly readOnly: boolean
  /**
   * Submits the whole object with new values in this stage's fields and caches the response, without leaving the screen,
   * which decides itself when to go on.
   * @throws ApiError, which the shell has already shown (PMA-044)
   */
  readonly submit: (values: Readonly<Record<string, unknown>>) => Promise<Onboarding>
  /** Goes to the screen of the newest response. */
  readonly goNext: () => void
  /** Goes to the overview. */
  readonly toOverview: () => void
  /** Name of this screen's open view; Back, the browser's too, closes it. (PMA-007) */
  readonly view: string | undefined
  /** Opens a view, or replaces the open one; undefined goes back to the screen itself. */
  readonly openView: (view: string | undefined) => void
  /** Hides the header's back arrow with `none`; undefined shows it again. (PMA-006) */
  readonly setBack: (back: 'none' | undefined) => void
}
