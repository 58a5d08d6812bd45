import { ibanOf } from '../db/seed/numbers'

/** An account of the house, into which portfolios are paid by bank transfer. (SBX-039) */
export interface HouseAccount {
  readonly label: string
  /** A name of the lucide set. */
  readonly icon: string
  readonly account_number: string
  readonly iban: string
}

const account = (label: string, bank: string, number: string): HouseAccount => ({
  label,
  icon: 'landmark',
  account_number: number,
  iban: ibanOf(bank, number),
})

/** Of invented banks. */
export const HOUSE_ACCOUNTS: readonly HouseAccount[] = [
  account('بانک سپیدار', '091', '0204817735506'),
  account('بانک کرانه', '092', '1180064291873'),
]
