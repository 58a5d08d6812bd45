import { normalizeCode } from '@sarv/shared/text/digits'
import type { Sql } from '../db/sql'
import { invalid } from '../errors/domain-error'
import { recordPurchase } from '../ledger/record-purchase'
import type { LocalText } from '../local-text/local-text'
import { priceOn } from '../market/prices'
import type { Time } from '../time/clock'
import { tehranDay } from '../time/tehran'

/** What a voucher brought. */
export interface Prize {
  readonly dsCode: string
  readonly fundName: LocalText
  readonly units: number
}

interface Voucher {
  readonly code: string
  readonly ds_code: string
  readonly fund_name: LocalText
  readonly units: number
  readonly expires_on: string
  readonly uses_left: number
  readonly is_used: boolean
}

/**
 * Redeems a voucher: its units are the person's at once, at the price of the day; the house pays. Each person once, and
 * as often as there are prizes, even when several come at the same moment. Undefined for a code that is unknown. (SBX-052)
 */
export async function redeemVoucher(sql: Sql, time: Time, sub: string, typed: string): Promise<Prize | undefined> {
  const code = normalizeCode(typed).toUpperCase()
  if (code === '') throw invalid({ fa: 'کد هدیه را وارد کنید.', en: 'Enter a gift code.' })
  const today = tehranDay(time.now())
  const [voucher] = await sql.query<Voucher>(
    `select v.code, v.ds_code, f.name as fund_name, v.units, v.expires_on, v.uses_left,
       exists (select 1 from voucher_use u where u.voucher_code = v.code and u.sub = $2) as is_used
     from voucher v join fund f on f.ds_code = v.ds_code where v.code = $1 for update of v`,
    [code, sub],
  )
  if (voucher === undefined) return undefined
  if (voucher.is_used)
    throw invalid({ fa: 'شما پیش‌تر از این کد هدیه استفاده کرده‌اید.', en: 'You have already used this gift code.' })
  if (voucher.expires_on < today)
    throw invalid({ fa: 'مهلت این کد هدیه گذشته است.', en: 'This gift code has expired.' })
  if (voucher.uses_left === 0)
    throw invalid({ fa: 'این کد هدیه پیش‌تر استفاده شده است.', en: 'This gift code has already been used.' })
  await sql.query('update voucher set uses_left = uses_left - 1 where code = $1', [code])
  const { ds_code: dsCode, units, fund_name: fundName } = voucher
  const orderId = await recordPurchase(sql, {
    sub,
    dsCode,
    units,
    price: await priceOn(sql, `fund:${dsCode}`, today),
    paidAt: time.now(),
    settledAt: time.now(),
    day: today,
    title: { fa: `هدیهٔ صندوق ${fundName.fa}`, en: `Gift of ${fundName.en}` },
  })
  await sql.query('insert into voucher_use (voucher_code, sub, order_id, used_at) values ($1, $2, $3, $4)', [
    code,
    sub,
    orderId,
    time.now(),
  ])
  return { dsCode, fundName, units }
}
