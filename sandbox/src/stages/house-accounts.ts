import type { HouseAccount } from '@sarv/shared/contract/pma-accounts'
import { ibanOf } from '../db/seed/numbers'

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
