import { buildAll } from '@sarv/platform/delivery/build/build-all'
import { defaultPorts, originOf, runSandbox } from '@sarv/platform/delivery/local/platform-plan'
import { isDeep } from '@sarv/platform/testing/depth'
import { startPostgres } from '@sarv/shared/testing/postgres-server'
import { watchPostgres } from '@sarv/shared/testing/postgres-watchdog'
import { issuerOf, testAudience } from './second-provider'
import { hostPortOf, pushPort, sandboxPort, workers } from './test-ports'

/**
 * Builds what changed and starts the world outside over an empty database; the answer ends it.
 * PostgreSQL, as staging has, takes less of the machine than the embedded one, which `pnpm test:deep` runs on.
 */
export default async function startSandbox(): Promise<() => Promise<void>> {
  await buildAll((line) => process.stderr.write(`${line}\n`))
  const [api, identity, gateway, inbox] = [0, 1, 2, 3].map((step) => sandboxPort + step) as [
    number,
    number,
    number,
    number,
  ]
  const postgres = isDeep ? undefined : await startPostgres('nothing')
  if (postgres !== undefined) watchPostgres(postgres.folder)
  const sandbox = await runSandbox(
    { ...defaultPorts, sandbox: { api, identity, gateway, inbox } },
    {
      ...(postgres === undefined ? { DATA_DIR: 'memory' } : { DATABASE_URL: postgres.url }),
      SANDBOX_CONTROL: '1',
      SANDBOX_LOG: '0',
      SANDBOX_SUBMITS_PER_MINUTE: '100000',
      SANDBOX_SIGN_INS_PER_MINUTE: '100000',
      SANDBOX_CODES_PER_MINUTE: '100000',
      SANDBOX_CODES_PER_DAY: '100000',
      // No order settles while a slow machine looks at it: a test that wants it settled calls `/control/settle`.
      SANDBOX_SETTLE_SECONDS: '3600',
      HOST_ORIGIN: workers.map((worker) => originOf(hostPortOf(worker))).join(','),
      // Each worker has a shell of its own, whose pages call the API at its own origin.
      API_ORIGIN: originOf(api),
      REMOTE_ORIGINS: '',
      // Another provider, where a test starts it (second-provider.ts).
      SANDBOX_ISSUERS: workers.map((worker) => `${issuerOf(worker)} audience=${testAudience}`).join(';'),
      SANDBOX_PUSH_HOSTS: `http://127.0.0.1:${pushPort}`,
    },
  )
  return async () => {
    await sandbox.stop()
    await postgres?.remove()
  }
}
