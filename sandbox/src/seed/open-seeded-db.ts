import { openDb, type Store } from '../db/open'
import type { Db, Sql } from '../db/sql'
import type { Clock } from '../time/clock'
import { tehranDay } from '../time/tehran'
import { writeReference } from './reference'
import { seed } from './seed'

/** Version of the reference rows' texts: a database with another one gets the texts anew. */
const textsVersion = 2

/** Opens the database, migrated, seeded when it is new, and with the texts of today. */
export async function openSeededDb(store: Store, clock: Clock): Promise<Db> {
  const db = await openDb(store)
  await db.transaction((sql) => seedOrRefresh(sql, clock))
  return db
}

/** Seeds a new database, and writes the texts of today into an older one. */
export async function seedOrRefresh(sql: Sql, clock: Clock): Promise<void> {
  const [fresh] = await sql.query(
    "insert into fact (name, value) values ('seeded', $1) on conflict do nothing returning 1",
    [JSON.stringify(textsVersion)],
  )
  if (fresh !== undefined) return seed(sql, clock)
  const [older] = await sql.query("update fact set value = $1 where name = 'seeded' and value <> $1 returning 1", [
    JSON.stringify(textsVersion),
  ])
  if (older !== undefined) await writeReference(sql, tehranDay(clock.now()))
}
