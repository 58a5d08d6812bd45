import type { Sql } from '../db/sql'
import { notify } from '../sms/text-messages'
import type { Time } from '../time/clock'
import { cardNotice } from './card-notice'

const arrived = cardNotice({
  fa: 'کارت شما رسید و حساب آن فعال شد.',
  en: 'Your card has arrived, and its account is active.',
})

/** Activates an account whose card has arrived; idempotent. */
export async function activateAccount(sql: Sql, time: Time, accountId: number): Promise<void> {
  const [activated] = await sql.query<{ sub: string }>(
    `update card_account set account_status = 'active', messages = '[]', activates_at = null
     where id = $1 and account_status = 'wait_for_activate' and activates_at is not null returning sub`,
    [accountId],
  )
  if (activated !== undefined) await notify(sql, time, activated.sub, arrived)
}
