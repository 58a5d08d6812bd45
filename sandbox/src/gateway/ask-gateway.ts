import type { Time } from '../clock'
import type { Sql } from '../db/sql'
import { inquire } from '../ledger/payment'
import { inquirePma } from '../stages/pma-money'

/** Who takes over the payments of which kind. */
const SHOPS: Readonly<Record<string, (sql: Sql, time: Time, uuid: string) => Promise<void>>> = {
  FUND: inquire,
  PMA: inquirePma,
}

/** Lets the shop to which a payment belongs ask the gateway what became of it; asking again changes nothing. */
export async function askGateway(sql: Sql, time: Time, uuid: string): Promise<void> {
  const [payment] = await sql.query<{ kind: string }>('select kind from payment where uuid = $1', [uuid])
  await SHOPS[payment?.kind ?? '']?.(sql, time, uuid)
}
