import { type TransferResult, transferToCard, transferToIban } from '@sarv/shared/contract/bank-transfers'
import type { Sql } from '../db/sql'
import type { Localizable } from '../local-text/local-text'

const calls = [transferToCard, transferToIban].map(({ method, path }) => `${method} ${path}`)

/** The transfer that a person made under an idempotency key, as it stands by now. (BNK-066) */
export async function findByIdempotencyKey(
  sql: Sql,
  sub: string,
  key: string,
): Promise<Localizable<TransferResult> | undefined> {
  const [made] = await sql.query<Localizable<TransferResult>>(
    `select t.id, t.status, t.message from idempotency_record r join bank_transfer t on t.id = (r.reply ->> 'id')::bigint
     where r.sub = $1 and r.key = $2 and r.call = any($3) order by t.id desc limit 1`,
    [sub, key, calls],
  )
  return made
}
