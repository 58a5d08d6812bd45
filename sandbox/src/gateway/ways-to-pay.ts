import { randomBytes } from 'node:crypto'
import type { PaymentMethod } from '@sarv/shared/contract/fund-payment'
import type { Sql } from '../db/sql'
import { PSPS } from './psps'

/** The gateways as ways to pay; without a token, as for a payment that has ended, they lead nowhere (F50). */
export function waysToPay(gateway: string, token: string | null): PaymentMethod[] {
  return PSPS.map((psp) => ({
    payment_method_type: 'IPG',
    psp_name: psp.name,
    psp_icon: psp.icon,
    description: psp.description,
    landing_url: token === null ? null : `${gateway}/${psp.key}/${token}/`,
  }))
}

/** Opens the gateway for a payment; who has paid comes back to `callbackUrl`. */
export async function openSession(
  sql: Sql,
  { uuid, amount, title, callbackUrl }: { uuid: string; amount: number; title: string; callbackUrl: string },
): Promise<void> {
  await sql.query(
    'insert into gateway_session (token, payment_uuid, amount, title, callback_url) values ($1, $2, $3, $4, $5)',
    [randomBytes(24).toString('base64url'), uuid, amount, title, callbackUrl],
  )
}
