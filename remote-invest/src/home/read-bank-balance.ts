import { getBankBalance, listBankAccounts } from '@sarv/shared/contract/bank-accounts'
import { call } from '@sarv/shared/platform'

/** Reads what is in the person's bank accounts, in rial; null for who has none, or none that is open yet. */
export async function readBankBalance(signal: AbortSignal): Promise<number | null> {
  const { accounts } = await call(listBankAccounts, { signal })
  const ids = accounts.flatMap(({ id, account_number }) => (id === null || account_number === null ? [] : [id]))
  if (ids.length === 0) return null
  const balances = await Promise.all(ids.map((id) => call(getBankBalance, { params: { id }, signal })))
  return balances.reduce((sum, { balance }) => sum + balance, 0)
}
