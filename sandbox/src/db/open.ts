import { fileURLToPath } from 'node:url'
import { openEmbedded } from './embedded'
import { fingerprint, migrate, readMigrations } from './migrate'
import { openServer } from './server'
import type { Db } from './sql'

const templateFolder = fileURLToPath(new URL('../../../.cache/sandbox', import.meta.url))

/** Where the data live: a server by its address, a folder, or memory alone. */
export type Store = { at: 'server'; url: string } | { at: 'folder'; path: string } | { at: 'memory' }

/** Opens the database and migrates it. */
export async function openDb(store: Store): Promise<Db> {
  const migrations = await readMigrations()
  const template = `${templateFolder}/${fingerprint(migrations)}.tar`
  const db =
    store.at === 'server'
      ? await openServer(store.url)
      : await openEmbedded(store.at === 'folder' ? store.path : undefined, template, (fresh) =>
          migrate(fresh, migrations),
        )
  await migrate(db, migrations)
  return db
}
