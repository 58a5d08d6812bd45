import { fileURLToPath } from 'node:url'
import type { Clock } from '../clock'
import { openEmbedded } from './embedded'
import { fingerprint, migrate, readMigrations } from './migrate'
import { seed } from './seed/seed'
import { openServer } from './server'
import type { Db } from './sql'

const CACHE = fileURLToPath(new URL('../../../.cache/sandbox', import.meta.url))

/** Where the data live: a server by its address, a folder, or memory alone. */
export type Store = { at: 'server'; url: string } | { at: 'folder'; path: string } | { at: 'memory' }

/** The database, migrated and seeded. */
export async function openDb(store: Store, clock: Clock): Promise<Db> {
  const migrations = await readMigrations()
  const template = `${CACHE}/${fingerprint(migrations)}.tar`
  const db =
    store.at === 'server'
      ? await openServer(store.url)
      : await openEmbedded(store.at === 'folder' ? store.path : undefined, template, (fresh) =>
          migrate(fresh, migrations),
        )
  await migrate(db, migrations)
  await seedOnce(db, clock)
  return db
}

async function seedOnce(db: Db, clock: Clock): Promise<void> {
  await db.transaction(async (sql) => {
    const [first] = await sql.query(
      "insert into fact (name, value) values ('seeded', '1') on conflict do nothing returning 1",
    )
    if (first !== undefined) await seed(sql, clock)
  })
}
