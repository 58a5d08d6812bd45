import { formatRial } from '@sarv/shared/money/rial'
import { formatDigits } from '@sarv/shared/text/digits'
import type { Sql } from '../db/sql'
import { readFundName } from '../market/fund-name'
import { notify } from '../sms/text-messages'
import { at } from '../time/clock'
import { type OwedProfit, profitDueAt } from './profit'

/** Tells a holder that a fund's profit was paid. */
export async function notifyOfProfit(sql: Sql, { sub, ds_code, day, amount, iban }: OwedProfit): Promise<void> {
  const fund = await readFundName(sql, ds_code)
  const last = iban.slice(-4)
  const text = {
    fa: `${formatRial(amount, 'fa')} سود صندوق ${fund.fa} به حساب ••• ${formatDigits(last, 'fa')} واریز شد.`,
    en: `${formatRial(amount, 'en')} of profit from ${fund.en} was paid to account ••• ${last}.`,
  }
  await notify(sql, at(profitDueAt(day)), sub, { kind: 'DEPOSIT', text, action: { type: 'FUND', link: ds_code } })
}
