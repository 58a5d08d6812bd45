import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'

/**
 * An account of the house, into which portfolios are paid by bank transfer (SBX-039).
 * @example { label: 'بانک خاورمیانه', icon: 'landmark', account_number: '0204817735506', iban: 'IR…' }
 */
export const houseAccount = z.object({
  label: z.string(),
  /** A name of the lucide set, or an address of a picture. */
  icon: z.string(),
  account_number: z.string(),
  /** `IR` and 24 digits. */
  iban: z.string(),
})
export type HouseAccount = z.infer<typeof houseAccount>

/**
 * May be empty: then there is nothing to pay into (PMA-060, ERR-20).
 * @example const { bank_accounts } = await call(listHouseAccounts, {})
 */
export const listHouseAccounts = readEndpoint('/pma/api/v1/bank_accounts/', {
  summary: 'Accounts of the house for paying portfolios',
  reply: z.object({ bank_accounts: z.array(houseAccount) }),
})
