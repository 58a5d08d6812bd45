import type { CardLimit } from '@sarv/shared/contract/bank-onboarding'
import { cardFund } from '@sarv/shared/rules/constants'
import type { Sql } from '../../db/sql'
import { priceOn } from '../../market/prices'
import type { Time } from '../../time/clock'
import { tehranDay } from '../../time/tehran'
import { readCardSettings } from './card-settings'

/** What the person's units of the card's fund are worth today, and what is missing; rial. (BNK-033) */
export async function readCardLimit(sql: Sql, time: Time, sub: string): Promise<CardLimit> {
  const { min_amount } = await readCardSettings(sql)
  const [holding] = await sql.query<{ units: number }>('select units from holding where sub = $1 and ds_code = $2', [
    sub,
    cardFund,
  ])
  const units = holding?.units ?? 0
  const unit_price = await priceOn(sql, `fund:${cardFund}`, tehranDay(time.now()))
  const asset_amount = units * unit_price
  return { asset_amount, min_amount, remaining_required_amount: Math.max(0, min_amount - asset_amount), unit_price }
}

export const isLimitReached = ({ remaining_required_amount }: CardLimit) => remaining_required_amount === 0
