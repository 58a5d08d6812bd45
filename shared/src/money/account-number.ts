const openEnd = 4

/**
 * An IBAN of which country, check digits and the last four places stay.
 * @example maskIban('IR160120000000001234567890') // 'IR16******************7890'
 */
export function maskIban(iban: string): string {
  return starred(iban, 4)
}

/** An account number of which the last four places stay. @example maskAccount('1807430021') // '******0021' */
export function maskAccount(number: string): string {
  return starred(number, 0)
}

/** A number that is as short as the visible digits together shows its end only. */
function starred(text: string, head: number): string {
  const start = text.length > head + openEnd ? head : 0
  const end = Math.min(openEnd, Math.floor(text.length / 2))
  return text.slice(0, start) + '*'.repeat(text.length - start - end) + text.slice(text.length - end)
}
