import { chooseWithdrawalAccount, type FundAccount, listWithdrawalAccounts } from '@sarv/shared/contract/fund-accounts'
import type { Sql } from '../db/sql'
import type { Api } from '../world'
import { wholeNumber } from './ids'
import { notFound } from './refuse'
import { serve } from './serve'

function accountsOf(db: Sql, sub: string): Promise<FundAccount[]> {
  return db.query<FundAccount>(
    `select id, bank_name as "bankName", account_number as "accountNumber", iban, is_default
     from payout_account where sub = $1 order by id`,
    [sub],
  )
}

export function withdrawalAccountsArea(api: Api): void {
  serve(api, listWithdrawalAccounts, ({ db, person }) => accountsOf(db, person.sub))

  serve(api, chooseWithdrawalAccount, async ({ db, person, params }) => {
    const id = wholeNumber(params.id)
    const [account] = await db.query('select 1 from payout_account where id = $1 and sub = $2', [id, person.sub])
    if (account === undefined) throw notFound()
    // The index allows one default: the old one goes first.
    await db.query('update payout_account set is_default = false where sub = $1 and is_default and id <> $2', [
      person.sub,
      id,
    ])
    await db.query('update payout_account set is_default = true where id = $1 and not is_default', [id])
    return accountsOf(db, person.sub)
  })
}
