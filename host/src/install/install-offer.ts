/** What is known of the device when the login page opens. */
export interface Device {
  readonly userAgent: string
  /** Runs as an installed app already. */
  readonly isStandalone: boolean
  /** CSS pixels. */
  readonly width: number
  /** Inside the wrapper app: `isTwa` is stored. */
  readonly isTwa: boolean
  /** `confirm-app-insstalled` is `false`. */
  readonly isDismissed: boolean
}

/** The widest page that is still a phone's (D-05). */
const phone = 768

/**
 * How the login page offers to install the app: the sheet with the steps, the banner of Android, or not at all.
 * (HST-010, HST-011, HST-013, HST-047)
 */
export function installOffer({
  userAgent,
  isStandalone,
  width,
  isTwa,
  isDismissed,
}: Device): 'steps' | 'banner' | 'none' {
  if (isTwa || isStandalone || isDismissed) return 'none'
  if (/android/i.test(userAgent)) return 'banner'
  return width <= phone ? 'steps' : 'none'
}
