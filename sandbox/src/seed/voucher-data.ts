/** Vouchers; the days count from the first day of the sandbox. Units are of the card's fund. All invented. */
export const voucherRows = [
  { code: 'SARV50', units: 50, toDay: 365, uses: 1_000_000 },
  { code: 'KARTESARV', units: 500, toDay: 365, uses: 1_000_000 },
  // One for the first to come, one whose prizes are gone, and one that is over.
  { code: 'AVALIN', units: 100, toDay: 365, uses: 1 },
  { code: 'MEHRGAN', units: 50, toDay: 365, uses: 0 },
  { code: 'TABESTAN', units: 50, toDay: -30, uses: 1_000_000 },
]
