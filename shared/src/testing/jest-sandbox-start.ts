import { startSandbox } from './sandbox'

/** Jest's globalSetup: one sandbox for all projects; a test finds it by SARV_API, SARV_IDENTITY, SARV_GATEWAY and SARV_INBOX. */
export default async function start(): Promise<void> {
  if (globalThis.sarvSandbox !== undefined) return
  const sandbox = await startSandbox()
  globalThis.sarvSandbox = sandbox
  process.env.SARV_API = sandbox.origins.api
  process.env.SARV_IDENTITY = sandbox.origins.identity
  process.env.SARV_GATEWAY = sandbox.origins.gateway
  process.env.SARV_INBOX = sandbox.origins.inbox
}
