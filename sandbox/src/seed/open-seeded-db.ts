import { DataUnusable, isDamage } from '../db/data-unusable'
import { openDb, type Store } from '../db/open'
import type { Db, Sql } from '../db/sql'
import type { Clock } from '../time/clock'
import { tehranDay } from '../time/tehran'
import { writeReference } from './reference'
import { seed } from './seed'

/** Opens the database, migrated, seeded when it is new, and with the texts of today. */
export async function openSeededDb(store: Store, clock: Clock): Promise<Db> {
  try {
    const db = await openDb(store)
    await db.transaction((sql) => seedOrRefresh(sql, clock))
    return db
  } catch (error) {
    throw store.kind === 'folder' && isDamage(error) ? new DataUnusable(store.path, error) : error
  }
}

/** Seeds a new database; an older one gets the texts of today, at every start. */
async function seedOrRefresh(sql: Sql, clock: Clock): Promise<void> {
  const [fresh] = await sql.query(
    "insert into fact (name, value) values ('seeded', 'true') on conflict do nothing returning 1",
  )
  if (fresh === undefined) await writeReference(sql, tehranDay(clock.now()))
  else await seed(sql, clock)
}
