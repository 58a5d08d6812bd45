import type { Sql } from '../../db/sql'
import { typedCode } from './submitted-stage'

/** The id of an address of the person, as it was typed; undefined for anything else, and for another person's. */
export async function findOwnAddress(sql: Sql, sub: string, typed: unknown): Promise<number | undefined> {
  const id = Number(typedCode(typed))
  if (!Number.isInteger(id) || Math.abs(id) >= 2 ** 31) return undefined
  const [address] = await sql.query<{ id: number }>(
    'select id from address where id = $1 and sub = $2 and removed_at is null',
    [id, sub],
  )
  return address?.id
}
