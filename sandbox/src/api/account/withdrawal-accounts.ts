import {
  addWithdrawalAccount,
  chooseWithdrawalAccount,
  listWithdrawalAccounts,
} from '@sarv/shared/contract/fund-accounts'
import { formatDigits } from '@sarv/shared/text/digits'
import { addPayoutAccount, listPayoutAccounts } from '../../bank/payout-accounts'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { invalid, notFound } from '../../errors/domain-error'
import { parseId } from '../../http/ids'
import { requireInvestor } from '../pipeline/requirements'
import { serve } from '../pipeline/serve'

const maxAccounts = 10

const listAccounts = (db: Sql, sub: string) => listPayoutAccounts(db, sub, 'id')

export function withdrawalAccountRoutes(api: Api): void {
  serve(api, listWithdrawalAccounts, ({ db, person }) => listAccounts(db, person.sub))

  serve(api, addWithdrawalAccount, async ({ db, person, body }) => {
    requireInvestor(person)
    const known = await listAccounts(db, person.sub)
    if (known.some(({ iban }) => iban === body.iban)) return known
    if (known.length >= maxAccounts) throw invalid(tooMany)
    await addPayoutAccount(db, person.sub, body.iban)
    return listAccounts(db, person.sub)
  })

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

const tooMany = {
  fa: `بیش از ${formatDigits(maxAccounts, 'fa')} حساب ثبت نمی‌شود.`,
  en: `No more than ${maxAccounts} accounts can be registered.`,
}
