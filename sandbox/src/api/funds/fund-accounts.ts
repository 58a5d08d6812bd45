import { listFundAccounts } from '@sarv/shared/contract/fund-accounts'
import { listPayoutAccounts } from '../../bank/payout-accounts'
import type { Api } from '../../context/app-context'
import { notFound } from '../../errors/domain-error'
import { serve } from '../pipeline/serve'

export function fundAccountRoutes(api: Api): void {
  serve(api, listFundAccounts, async ({ db, clock, person, params }) => {
    const [fund] = await db.query('select 1 from fund where ds_code = $1', [params.id])
    if (fund === undefined) throw notFound()
    return listPayoutAccounts(db, clock, person.sub, 'is_default desc, id')
  })
}
