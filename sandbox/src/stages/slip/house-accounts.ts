import type { HouseAccount } from '@sarv/shared/contract/pma-accounts'
import { buildIban } from '../../identifiers/check-digits'

const account = (label: string, bank: string, number: string): HouseAccount => ({
  label,
  icon: 'landmark',
  account_number: number,
  iban: buildIban(bank, number),
})

/** Sarv's bank accounts, at invented banks. */
export const houseAccounts: readonly HouseAccount[] = [
  account('بانک سپیدار', '091', '0204817735506'),
  account('بانک کرانه', '092', '1180064291873'),
]
