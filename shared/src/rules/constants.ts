/**
 * Numbers and words that the specification fixes and more than one place needs, or whose place does not explain them, each
 * with its id there. Money is whole rial, times are as named.
 */

/** CON-03: digits of the codes, and how long one lives when the server does not say. */
export const loginCodeLength = 6
export const contractCodeLength = 5
export const cardPasswordLength = 6
export const codeSeconds = 119

/** CON-04 */
export const postcodeLength = 10
export const debounceMs = 500

/** CON-05: the length counts the separators that are shown, so twelve digits fit. */
export const amountMaxLength = 15
export const minimumAmount = 300_000

/** CON-06 */
export const uploadMaxBytes = 5 * 1024 * 1024
export const uploadExtensions = ['png', 'jpg', 'jpeg', 'pdf'] as const
export const regulationFileName = 'rules.pdf'

/** CON-07: what is recorded at most, and how long the last frame of a video that is played stands after its end. */
export const videoSeconds = 15
export const videoBitsPerSecond = 250_000
export const videoSize = { width: 640, height: 480 } as const
export const videoExitDelayMs = 300
/** Fifteen seconds are 0.5 MB at that rate; some recorders ignore it. */
export const videoMaxBytes = 10 * 1024 * 1024

/** Level of a person whose account is active: identity confirmed, bank account registered (HST-053). */
export const investorLevel = 2

/** CON-08: the fund behind the bank card. */
export const cardFund = '12180'

/** CON-09: the plan whose rest goes to the gold portfolio. */
export const goldPlanId = 3

/** CON-10: rial, for a card that is made again. */
export const newCardFee = 1_000_000

/** CON-11: working days. */
export const deliveryDays = { tehran: 3, elsewhere: { from: 7, to: 14 } } as const

/** CON-12: working days until units of the card's fund are there. */
export const cardFundDays = 2

/** CON-13: rial. */
export const minimumTransfer = 10_000

/** CON-14 */
export const filterMaxDays = 30

/** CON-17: a payment above this is made in two steps. */
export const twoStepAbove = 1_900_000_000

/** CON-18 */
export const amountChips = [100_000_000, 200_000_000, 500_000_000] as const

/** CON-19: each bound belongs to the band below it (D-02). */
export const gauge = { degrees: 180, delayMs: 500, bounds: [36, 54, 70] } as const

/** CON-23 */
export const homeTop = { funds: 5, plans: 2 } as const

/** CON-24 */
export const receiptImage = { width: 420, height: 832 } as const
export const datePickerDelayMs = 200
export const pdfPreviewScale = 0.5

/** CON-25 */
export const chartQuery = { time_interval: 'yearly', time_interval_type: 'weekly' } as const

/** CON-26: winner11 … winner40. */
export const hiddenWinners = { from: 11, to: 40 } as const

/** CON-27: the words that the API expects. */
export const addressCategory = 'OTHER'
export const cardBank = 'MIDDLE_EAST'

/** CON-30 */
export const riskWords = ['minimum', 'medium', 'long-term'] as const
