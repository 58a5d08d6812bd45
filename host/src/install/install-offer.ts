/** What the install offer depends on. */
export interface Device {
  readonly userAgent: string
  /** Runs as an installed app. */
  readonly isStandalone: boolean
  /** CSS pixels. */
  readonly width: number
  /** Inside the wrapper app: `isTwa` is stored. */
  readonly isTwa: boolean
  /** `confirm-app-insstalled` is `false`. */
  readonly isDismissed: boolean
}

/** Breakpoint of phones in CSS pixels, inclusive (D-05). */
const maxPhoneWidth = 768

/**
 * Chooses how the login page offers to install the app: the sheet with the steps, the banner of Android, or not at all.
 * (HST-010, HST-011, HST-013, HST-047)
 */
export function chooseInstallOffer({
  userAgent,
  isStandalone,
  width,
  isTwa,
  isDismissed,
}: Device): 'steps' | 'banner' | 'none' {
  if (isTwa || isStandalone || isDismissed) return 'none'
  if (/android/i.test(userAgent)) return 'banner'
  return width <= maxPhoneWidth ? 'steps' : 'none'
}
