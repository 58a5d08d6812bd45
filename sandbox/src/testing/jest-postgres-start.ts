import { startPostgres } from '@sarv/shared/testing/postgres-server'
import { watchPostgres } from '@sarv/shared/testing/postgres-watchdog'

/** Jest's globalSetup: one PostgreSQL for all test databases of the run, found by SARV_TEST_POSTGRES; the common sandbox has its own one. */
export default async function start(): Promise<void> {
  const postgres = await startPostgres('nothing')
  globalThis.sarvPostgres = postgres
  process.env.SARV_TEST_POSTGRES = postgres.folder
  process.env.SARV_TEST_DATABASE_URL = postgres.url
  watchPostgres(postgres.folder)
}
