import { startPostgres } from './postgres-server'

/** Jest's globalSetup: one PostgreSQL for all test databases of the run, found by SARV_TEST_POSTGRES. */
export default async function start(): Promise<void> {
  const postgres = await startPostgres({ durable: false })
  globalThis.sarvPostgres = postgres
  process.env.SARV_TEST_POSTGRES = postgres.folder
}
