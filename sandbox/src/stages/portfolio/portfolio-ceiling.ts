import { formatRial } from '@sarv/shared/money/rial'
import type { Sql } from '../../db/sql'
import { invalidField } from '../../errors/domain-error'
import { maxAmount } from '../../ledger/ceiling'
import type { LocalText } from '../../local-text/local-text'

/**
 * Upper limit: an error for money after which a person's portfolios, with all that is asked for, would be more than the
 * screens can show.
 * @param except the onboarding whose amount it replaces
 */
export async function requireBelowPortfolioCeiling(
  sql: Sql,
  sub: string,
  amount: number,
  except: string | null = null,
): Promise<void> {
  if (amount > maxAmount)
    throw invalidField({ fa: 'مبلغ بیش از اندازهٔ مجاز است.', en: 'The amount is larger than allowed.' })
  const [row] = await sql.query<{ is_too_much: boolean }>(
    `select $2::numeric
       + coalesce((select sum(paid_in) from portfolio where sub = $1), 0)
       + coalesce((select sum(amount) from onboarding
           where sub = $1 and type = 'PMA' and closed_at is null and uuid is distinct from $3::uuid), 0)
       + coalesce((select sum(p.amount) from payment p join pma_payment m on m.payment_uuid = p.uuid
           where p.sub = $1 and p.status = 'WAITING' and m.purpose = 'INCREASE'), 0) > $4 as is_too_much`,
    [sub, amount, except, maxAmount],
  )
  if (row?.is_too_much !== true) return
  throw invalidField(aboveCeiling)
}

const aboveCeiling: LocalText = {
  fa: `با این مبلغ، مجموع سبدهای شما از سقف ${formatRial(maxAmount, 'fa')} می‌گذرد.`,
  en: `With this amount your portfolios would come to more than the limit of ${formatRial(maxAmount, 'en')}.`,
}
