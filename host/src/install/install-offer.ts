/** What the install offer depends on. */
export interface Device {
  readonly userAgent: string
  /** Runs as an installed app. */
  readonly isStandalone: boolean
  /** CSS pixels. */
  readonly width: number
  /** Inside the wrapper app: `isTwa` is stored. */
  readonly isTwa: boolean
  /** `confirm-app-insstalled` is `false`; the spelling is the old one, kept (D-26). */
  readonly isDismissed: boolean
}

export type InstallOffer = 'steps' | 'prompt' | 'none'

/** State of the browser's install prompt. */
export type PromptState = 'none' | 'offered' | 'installed'

/** Breakpoint of phones in CSS pixels, inclusive (D-05). */
const maxPhoneWidth = 768

/**
 * Chooses how a person who has come to something here is offered the app: the steps, Android's own prompt, or not at all.
 * (HST-010, HST-011, HST-013, HST-047)
 */
export function chooseInstallOffer({ userAgent, isStandalone, width, isTwa, isDismissed }: Device): InstallOffer {
  if (isTwa || isStandalone || isDismissed) return 'none'
  if (/android/i.test(userAgent)) return 'prompt'
  return width <= maxPhoneWidth ? 'steps' : 'none'
}

/**
 * Chooses how the profile offers to install the app, for a person who did not do it when it was offered: the browser's prompt where
 * there is one, the steps where Apple's menu has it. A dismissed offer does not count. (HST-049)
 */
export function chooseInstallRow(
  { userAgent, isStandalone, isTwa }: Omit<Device, 'isDismissed'>,
  prompt: PromptState,
): 'prompt' | 'steps' | 'none' {
  if (isTwa || isStandalone || prompt === 'installed') return 'none'
  if (prompt === 'offered') return 'prompt'
  return /iPhone|iPad|iPod|Macintosh.*Version\/\S+ Safari\//.test(userAgent) ? 'steps' : 'none'
}
