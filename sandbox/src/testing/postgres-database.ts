import type { Db } from '../db/sql'
import { startPostgres } from './postgres-server'
import { openSeededServer } from './test-database'

/**
 * A fresh seeded database on a PostgreSQL of the test's own, as of a moment: there transactions really meet.
 * @example const app = await openBankTestApp('2026-11-21T08:30:00Z', openPostgresDatabase)
 */
export async function openPostgresDatabase(asOf: string): Promise<Db> {
  const postgres = await startPostgres()
  const db = await openSeededServer(postgres.url, asOf)
  return {
    ...db,
    async close() {
      await db.close()
      await postgres.remove()
    },
  }
}
