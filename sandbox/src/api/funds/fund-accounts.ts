import { type FundAccount, listFundAccounts } from '@sarv/shared/contract/fund-accounts'
import type { Api } from '../../context/app-context'
import { notFound } from '../../errors/domain-error'
import { serve } from '../pipeline/serve'

export function fundAccountRoutes(api: Api): void {
  serve(api, listFundAccounts, async ({ db, person, params }) => {
    const [fund] = await db.query('select 1 from fund where ds_code = $1', [params.id])
    if (fund === undefined) throw notFound()
    return db.query<FundAccount>(
      `select id, bank_name as "bankName", account_number as "accountNumber", iban, is_default
       from payout_account where sub = $1 order by is_default desc, id`,
      [person.sub],
    )
  })
}
