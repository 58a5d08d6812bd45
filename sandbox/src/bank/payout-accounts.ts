import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import { formatDigits } from '@sarv/shared/text/digits'
import type { Sql } from '../db/sql'
import type { LocalText, WithLocalTexts } from '../local-text/local-text'
import type { Time } from '../time/clock'
import { bankOfIban } from './banks'
import { isCooling } from './payout-cooling'

const otherBank: LocalText = { fa: 'بانک ثبت‌شده', en: 'Registered bank' }
const bankName = (iban: string): LocalText => bankOfIban(iban)?.name ?? otherBank

interface Row extends Omit<FundAccount, 'bankName' | 'usable_from'> {
  readonly usable_from: Date | null
}

/** Accounts from which a person pays and to which sales are paid out; the order they were added in, or the default one first. */
export async function listPayoutAccounts(
  sql: Sql,
  time: Time,
  sub: string,
  order: 'id' | 'is_default desc, id',
): Promise<WithLocalTexts<FundAccount, 'bankName'>[]> {
  const accounts = await sql.query<Row>(
    `select id, account_number as "accountNumber", iban, is_default, usable_from from payout_account where sub = $1 order by ${order}`,
    [sub],
  )
  const now = time.now()
  return accounts.map(({ usable_from, ...account }) => ({
    ...account,
    bankName: bankName(account.iban),
    usable_from: isCooling(usable_from, now) ? usable_from.toISOString() : null,
  }))
}

/**
 * Adds an account of the person; the first one is the default one.
 * @param usable_from when proceeds may be paid to it; null for now
 */
export async function addPayoutAccount(sql: Sql, sub: string, iban: string, usable_from: Date | null): Promise<void> {
  await sql.query(
    `insert into payout_account (sub, account_number, iban, usable_from, is_default)
     select $1, $2, $3, $4, not exists (select 1 from payout_account where sub = $1 and is_default)`,
    [sub, iban.slice(-13), iban, usable_from],
  )
}

/** An account in a sentence that may lie open on a locked phone. @example 'حساب ••• ۷۸۹۰ بانک ملت' */
export const payoutAccountName = (iban: string): LocalText => ({
  fa: `حساب ••• ${formatDigits(iban.slice(-4), 'fa')} ${bankName(iban).fa}`,
  en: `account ••• ${iban.slice(-4)} at ${bankName(iban).en}`,
})
