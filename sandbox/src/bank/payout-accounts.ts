import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import type { Sql } from '../db/sql'
import type { LocalText, WithLocalTexts } from '../local-text/local-text'
import { bankOfIban } from './banks'

const otherBank: LocalText = { fa: 'بانک ثبت‌شده', en: 'Registered bank' }

/** Accounts from which a person pays and to which sales are paid out; the order they were added in, or the default one first. */
export async function listPayoutAccounts(
  sql: Sql,
  sub: string,
  order: 'id' | 'is_default desc, id',
): Promise<WithLocalTexts<FundAccount, 'bankName'>[]> {
  const accounts = await sql.query<Omit<FundAccount, 'bankName'>>(
    `select id, account_number as "accountNumber", iban, is_default from payout_account where sub = $1 order by ${order}`,
    [sub],
  )
  return accounts.map((account) => ({ ...account, bankName: bankOfIban(account.iban)?.name ?? otherBank }))
}

/** Adds an account of the person; the first one is the default one. */
export async function addPayoutAccount(sql: Sql, sub: string, iban: string): Promise<void> {
  await sql.query(
    `insert into payout_account (sub, account_number, iban, is_default)
     select $1, $2, $3, not exists (select 1 from payout_account where sub = $1 and is_default)`,
    [sub, iban.slice(-13), iban],
  )
}
