import { openDb, type Store } from '../db/open'
import type { Db } from '../db/sql'
import type { Clock } from '../time/clock'
import { writeHouseTexts } from './house-texts'
import { seed } from './seed'

/** Opens the database, migrated, and seeded when it is new; the house's own texts are always those of this version. */
export async function openSeededDb(store: Store, clock: Clock): Promise<Db> {
  const db = await openDb(store)
  await db.transaction(async (sql) => {
    const [first] = await sql.query(
      "insert into fact (name, value) values ('seeded', '1') on conflict do nothing returning 1",
    )
    await (first === undefined ? writeHouseTexts(sql) : seed(sql, clock))
  })
  return db
}
