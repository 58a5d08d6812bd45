/** Numbers and words that the specification fixes, each with its id there. Money is whole rial, times are as named. */

/** CON-01: widths in CSS pixels. */
export const widths = { sideBar: 640, wide: 768, drawer: 768 } as const

/** CON-02 */
export const chunkTimeoutMs = 120_000

/** CON-03: digits of the codes, and how long one lives when the server does not say. */
export const loginCodeLength = 6
export const contractCodeLength = 5
export const codeSeconds = 119

/** CON-04 */
export const passwordLength = { min: 8, max: 15 } as const
export const postcodeLength = 10
export const serialLength = 10
export const debounceMs = 500

/** CON-05: the length counts the separators that are shown, so twelve digits fit. */
export const amountMaxLength = 15
export const minimumAmount = 300_000

/** CON-06 */
export const uploadMaxBytes = 5 * 1024 * 1024
export const uploadExtensions = ['png', 'jpg', 'jpeg', 'pdf'] as const
export const regulationFileName = 'rules.pdf'

/** CON-07 */
export const video = {
  seconds: 15,
  bitsPerSecond: 250_000,
  width: 640,
  height: 480,
  facingMode: 'user',
  exitDelayMs: 300,
} as const

/** CON-08: the fund behind the bank card. */
export const cardFund = '12180'

/** CON-09: the plan whose rest goes to the gold portfolio. */
export const goldPlanId = 3

/** CON-10 */
export const newCardFee = 1_000_000

/** CON-11 and CON-12, in working days. */
export const delivery = { tehranDays: 3, elsewhereDays: { min: 7, max: 14 } } as const
export const cardFundUnitsDays = 2

/** CON-13 */
export const minimumTransfer = 10_000

/** CON-14 */
export const filterMaxDays = 30

/** CON-15 */
export const refundHours = 48
export const brokerChangeHours = 24

/** CON-16: days after buying in which an early withdrawal costs a fee. */
export const feeBands = [
  { from: 1, to: 7 },
  { from: 8, to: 15 },
  { from: 16, to: 30 },
  { from: 31, to: 60 },
  { from: 61, to: 90 },
] as const

/** CON-17: a payment above this is made in two steps. */
export const twoStepAbove = 1_900_000_000

/** CON-18 */
export const amountChips = [100_000_000, 200_000_000, 500_000_000] as const

/** CON-19: each bound belongs to the band below it (D-02). */
export const gauge = { degrees: 180, delayMs: 500, bounds: [36, 54, 70] } as const

/** CON-20: neighbours stay apart for every kind of sight; the same hue stands at each place of both themes. */
export const chartColours = {
  light: [
    ...['#0F5B43', '#2A73C0', '#83971F', '#3D1E66', '#836F40', '#319BB4', '#5A1B00', '#C07282', '#6F4382', '#A4666B'],
    ...['#113F46', '#566B86', '#762F06', '#8F5567', '#4F2D2F', '#73599E', '#89401C', '#5D3270', '#6F7999', '#7C4456'],
  ],
  dark: [
    ...['#589C81', '#74B3FD', '#BFD56F', '#7C60AD', '#C2AD7C', '#76DAF4', '#A25C43', '#FDB1BF', '#B082C6', '#E6A3A8'],
    ...['#537F87', '#93AAC7', '#BD6F4C', '#D293A5', '#926B6D', '#B297E2', '#CF7F5C', '#9F71B4', '#ACB7D9', '#C08294'],
  ],
} as const

/** CON-21 */
export const refreshMs = {
  home: 1_800_000,
  assets: 1_800_000,
  funds: 14_400_000,
  plans: 14_400_000,
  profile: 14_400_000,
  charts: 14_400_000,
  navigation: 14_400_000,
} as const

/** CON-22 */
export const clockSkewSeconds = 86_400

/** CON-23 */
export const homeTop = { funds: 5, plans: 2 } as const

/** CON-24 */
export const receiptImage = { width: 420, height: 832 } as const
export const cardWidth = 303
export const datePickerDelayMs = 200
export const pdfPreviewScale = 0.5

/** CON-25 */
export const chartQuery = { time_interval: 'yearly', time_interval_type: 'weekly' } as const

/** CON-26: winner11 … winner40. */
export const hiddenWinners = { from: 11, to: 40 } as const

/** CON-27: words that the API expects. */
export const onboardingTypes = ['PMA', 'REISSUE_CARD', 'BANK'] as const
export const cardDestination = 'MIDDLE_EAST'
export const addressCategory = 'OTHER'
export const serialField = 'national_serial'

/** CON-28 and CON-29: what a receipt says. */
export const paidText = 'پرداخت شما با موفقیت انجام شد.'
export const unpaidText = 'کاربر گرامی پرداخت شما ناموفق بود.'

/** CON-30 */
export const efficiencyRanges = ['daily', '1m', '3m', '6m', '1y', 'from-start'] as const
export const riskWords = ['minimum', 'medium', 'long-term'] as const

/** CON-31 */
export const moneyWords = { rial: 'ریال', thousand: 'هزار', million: 'میلیون', billion: 'میلیارد' } as const
