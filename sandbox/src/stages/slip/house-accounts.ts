import type { HouseAccount } from '@sarv/shared/contract/pma-accounts'
import { buildIban } from '../../identifiers/check-digits'
import type { Localizable, LocalText } from '../../local-text/local-text'

const account = (label: LocalText, bank: string, number: string): Localizable<HouseAccount> => ({
  label,
  icon: 'landmark',
  account_number: number,
  iban: buildIban(bank, number),
})

/** Sarv's bank accounts, at invented banks. */
export const houseAccounts: readonly Localizable<HouseAccount>[] = [
  account({ fa: 'بانک خاورمیانه', en: 'Middle East Bank' }, '091', '0204817735506'),
  account({ fa: 'بانک کرانه', en: 'Karaneh Bank' }, '092', '1180064291873'),
]
