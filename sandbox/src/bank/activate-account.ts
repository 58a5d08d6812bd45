import type { Sql } from '../db/sql'

/** Activates an account whose card has arrived; idempotent. */
export async function activateAccount(sql: Sql, accountId: number): Promise<void> {
  await sql.query(
    `update card_account set account_status = 'active', messages = '[]', activates_at = null
     where id = $1 and account_status = 'wait_for_activate' and activates_at is not null`,
    [accountId],
  )
}
