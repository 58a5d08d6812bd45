import type { FundAlert } from '@sarv/shared/contract/fund-watch'
import type { Sql } from '../db/sql'
import { readFundName } from '../market/fund-name'
import { notify } from '../sms/text-messages'
import { at } from '../time/clock'
import { startOfTehranDay } from '../time/tehran'
import { firstReached } from './alert-reached'
import { alertText } from './alert-text'
import { readFundPrices } from './read-fund-prices'

type Row = Pick<FundAlert, 'ds_code' | 'measure' | 'direction' | 'threshold'> & {
  readonly sub: string
  readonly judged_on: string
}

/** When the price of a day is there. */
export const pricedAt = (day: string) => startOfTehranDay(new Date(`${day}T12:00:00Z`))

/**
 * Holds the prices that came since against an alert. The first day beyond its threshold is told to the person, and the
 * alert is done: it never fires again. (SBX-136)
 */
export async function judgeAlert(sql: Sql, id: number, today: string): Promise<void> {
  const [alert] = await sql.query<Row>(
    `select sub, ds_code, measure, direction, threshold, judged_on from fund_alert
     where id = $1 and done_at is null for update`,
    [id],
  )
  if (alert === undefined) return
  const prices = await readFundPrices(sql, alert.ds_code, alert.judged_on, today)
  const reached = firstReached(alert as Parameters<typeof firstReached>[0], prices, alert.judged_on)
  await sql.query('update fund_alert set judged_on = $2, done_at = $3 where id = $1', [
    id,
    today,
    reached === undefined ? null : pricedAt(reached.day),
  ])
  if (reached === undefined) return
  await notify(sql, at(pricedAt(reached.day)), alert.sub, {
    kind: 'FUND',
    text: alertText(alert, await readFundName(sql, alert.ds_code), reached.value),
    action: { type: 'FUND', link: alert.ds_code },
  })
}
