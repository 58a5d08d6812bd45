import type { Db } from '../db/sql'
import type { Clock } from '../time/clock'
import { seed } from './seed'

/** Resets all data to how a new sandbox begins; only keys stay, since the running sandbox signs with them. */
export async function resetData(db: Db, clock: Clock): Promise<void> {
  await db.transaction(async (sql) => {
    const tables = await sql.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not in ('migration', 'fact')",
    )
    await sql.query(`truncate ${tables.map((table) => table.name).join(', ')} restart identity cascade`)
    await sql.query("delete from fact where name not in ('seeded', 'identity-keys', 'vapid-keys')")
    await seed(sql, clock)
  })
}
