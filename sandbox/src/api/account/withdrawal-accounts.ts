import { chooseWithdrawalAccount, listWithdrawalAccounts } from '@sarv/shared/contract/fund-accounts'
import { listPayoutAccounts } from '../../bank/payout-accounts'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import { parseId } from '../../http/ids'
import { serve } from '../pipeline/serve'

const listAccounts = (db: Sql, sub: string) => listPayoutAccounts(db, sub, 'id')

export function withdrawalAccountRoutes(api: Api): void {
  serve(api, listWithdrawalAccounts, ({ db, person }) => listAccounts(db, person.sub))

  serve(api, chooseWithdrawalAccount, async ({ db, person, params }) => {
    const id = parseId(params.id)
    const [account] = await db.query('select 1 from payout_account where id = $1 and sub = $2', [id, person.sub])
    if (account === undefined) throw notFound()
    // The index allows one default: the old one goes first.
    await db.query('update payout_account set is_default = false where sub = $1 and is_default and id <> $2', [
      person.sub,
      id,
    ])
    await db.query('update payout_account set is_default = true where id = $1 and not is_default', [id])
    return listAccounts(db, person.sub)
  })
}
