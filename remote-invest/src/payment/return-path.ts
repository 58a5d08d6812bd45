/** The target of the receipt's return button; the flag of the card's minimum counts only as the exact text. (INV-052) */
export function parseReturnPath(flag: string | undefined): '/bank/onboarding' | '/fund-orders' {
  return flag === 'true' ? '/bank/onboarding' : '/fund-orders'
}
