import { randomUUID } from 'node:crypto'
import { databaseUrl } from '@sarv/shared/testing/postgres-server'
import { type RunningSandbox, type StartOptions, startSandbox } from '@sarv/shared/testing/sandbox'
import { openServer } from '../db/server'

/**
 * Starts a sandbox for one test file, whose clock, limits or settings are not those of the common one. Its data lie in a
 * database of their own in the PostgreSQL of the run, where one runs: less work than the embedded one.
 */
export async function startOwnSandbox(options: StartOptions = {}): Promise<RunningSandbox> {
  const folder = process.env.SARV_TEST_POSTGRES
  if (folder === undefined) return startSandbox(options)
  const name = `sandbox_${randomUUID().replaceAll('-', '')}`
  const server = await openServer(databaseUrl(folder, 'postgres'))
  await server.query(`create database ${name}`).finally(() => server.close())
  return startSandbox({ ...options, env: { ...options.env, DATABASE_URL: databaseUrl(folder, name) } })
}
