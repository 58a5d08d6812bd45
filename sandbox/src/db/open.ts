import { fileURLToPath } from 'node:url'
import { fingerprint, migrate, readMigrations } from './migrate'
import { openServer } from './server'
import type { Db } from './sql'

const templateFolder = fileURLToPath(new URL('../../../.cache/sandbox', import.meta.url))

/** Where the data live: a server by its address, a folder, or memory alone. */
export type Store = { kind: 'server'; url: string } | { kind: 'folder'; path: string } | { kind: 'memory' }

/** Opens the database and migrates it. */
export async function openDb(store: Store): Promise<Db> {
  const migrations = await readMigrations()
  const template = `${templateFolder}/${fingerprint(migrations)}.tar`
  const db = store.kind === 'server' ? await openServer(store.url) : await openHere(store)
  await migrate(db, migrations)
  return db

  /** A whole PostgreSQL is loaded only where it is the database. */
  async function openHere(place: Exclude<Store, { kind: 'server' }>): Promise<Db> {
    const { openEmbedded } = await import('./embedded')
    const folder = place.kind === 'folder' ? place.path : undefined
    return openEmbedded(folder, template, (fresh) => migrate(fresh, migrations))
  }
}
