import {
  addWithdrawalAccount,
  chooseWithdrawalAccount,
  listWithdrawalAccounts,
} from '@sarv/shared/contract/fund-accounts'
import { formatDigits } from '@sarv/shared/text/digits'
import { requireOwnIban } from '../../bank/iban-ownership'
import { addPayoutAccount, listPayoutAccounts, payoutAccountName } from '../../bank/payout-accounts'
import { isCooling, notUsableYet, usableFrom, usableFromText } from '../../bank/payout-cooling'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { conflict, invalid, notFound } from '../../errors/domain-error'
import { parseId } from '../../http/ids'
import { requireInvestor } from '../pipeline/requirements'
import { serve } from '../pipeline/serve'
import { serveConfirmed } from '../pipeline/serve-confirmed'

const maxAccounts = 10

export function withdrawalAccountRoutes(api: Api): void {
  const listAccounts = (db: Sql, sub: string) => listPayoutAccounts(db, api.clock, sub, 'id')

  serve(api, listWithdrawalAccounts, ({ db, person }) => listAccounts(db, person.sub))

  serveConfirmed(api, addWithdrawalAccount, async ({ db, clock, person, body: { iban } }) => {
    requireInvestor(person)
    const { sub } = person
    const known = await listAccounts(db, sub)
    if (known.some((account) => account.iban === iban)) return { apply: async () => known }
    if (known.length >= maxAccounts) throw invalid(tooMany)
    await requireOwnIban(db, sub, iban)
    const name = payoutAccountName(iban)
    const from = usableFrom(clock.now())
    const usable = usableFromText(from)
    return {
      confirms: { fa: `افزودن ${name.fa} برای واریز وجه فروش`, en: `Add ${name.en} to receive proceeds` },
      async apply() {
        await addPayoutAccount(db, sub, iban, from)
        return listAccounts(db, sub)
      },
      notice: {
        fa: `${name.fa} برای واریز وجه فروش افزوده شد و واریز به آن از ${usable.fa} ممکن است.`,
        en: `The ${name.en} was added for proceeds, and money can be paid to it from ${usable.en}.`,
        leadsTo: 'ACCOUNTS',
      },
    }
  })

  serveConfirmed(api, chooseWithdrawalAccount, async ({ db, clock, person: { sub }, params }) => {
    const id = parseId(params.id)
    const [account] = await db.query<{ iban: string; is_default: boolean; usable_from: Date | null }>(
      'select iban, is_default, usable_from from payout_account where id = $1 and sub = $2',
      [id, sub],
    )
    if (account === undefined) throw notFound()
    if (account.is_default) return { apply: () => listAccounts(db, sub) }
    if (isCooling(account.usable_from, clock.now())) throw conflict(notUsableYet(account.usable_from))
    const name = payoutAccountName(account.iban)
    return {
      confirms: {
        fa: `پیش‌فرض کردن ${name.fa} برای واریز وجه فروش`,
        en: `Make ${name.en} the default one for proceeds`,
      },
      async apply() {
        // The index allows one default: the old one goes first.
        await db.query('update payout_account set is_default = false where sub = $1 and is_default', [sub])
        await db.query('update payout_account set is_default = true where id = $1', [id])
        return listAccounts(db, sub)
      },
      notice: {
        fa: `${name.fa} حساب پیش‌فرض واریز وجه فروش شد.`,
        en: `The ${name.en} is now the default one for proceeds.`,
        leadsTo: 'ACCOUNTS',
      },
    }
  })
}

const tooMany = {
  fa: `بیش از ${formatDigits(maxAccounts, 'fa')} حساب ثبت نمی‌شود.`,
  en: `No more than ${maxAccounts} accounts can be registered.`,
}
