import { startSandbox } from './sandbox'

/**
 * Jest's globalSetup: one sandbox for all projects; a test finds it by SARV_API, SARV_IDENTITY, SARV_GATEWAY and SARV_INBOX.
 * Where a PostgreSQL runs for other tests of the run its data are there: less work than the embedded one.
 */
export default async function start(): Promise<void> {
  if (globalThis.sarvSandbox !== undefined) return
  const url = process.env.SARV_TEST_DATABASE_URL
  const sandbox = await startSandbox(url === undefined ? {} : { env: { DATABASE_URL: url } })
  globalThis.sarvSandbox = sandbox
  process.env.SARV_API = sandbox.origins.api
  process.env.SARV_IDENTITY = sandbox.origins.identity
  process.env.SARV_GATEWAY = sandbox.origins.gateway
  process.env.SARV_INBOX = sandbox.origins.inbox
}
