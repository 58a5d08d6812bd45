import { buildAll } from '@sarv/delivery/build/build-all'
import { originOf, runSandbox, usualPorts } from '@sarv/delivery/local/platform-plan'
import { hostPortOf, sandboxPort, workers } from './test-ports'

/** Builds what changed and starts the world outside, with an empty memory of its own; the answer ends it. */
export default async function startSandbox(): Promise<() => Promise<void>> {
  await buildAll((line) => process.stderr.write(`${line}\n`))
  const [api, identity, gateway, inbox] = [0, 1, 2, 3].map((step) => sandboxPort + step) as [
    number,
    number,
    number,
    number,
  ]
  const sandbox = await runSandbox(
    { ...usualPorts, sandbox: { api, identity, gateway, inbox } },
    {
      DATA_DIR: 'memory',
      SANDBOX_CONTROL: '1',
      SANDBOX_LOG: '0',
      SANDBOX_SUBMITS_PER_MINUTE: '100000',
      SANDBOX_SIGN_INS_PER_MINUTE: '100000',
      SANDBOX_CODES_PER_MINUTE: '100000',
      SANDBOX_CODES_PER_DAY: '100000',
      HOST_ORIGIN: workers.map((worker) => originOf(hostPortOf(worker))).join(','),
      REMOTE_ORIGINS: '',
    },
  )
  return () => sandbox.stop()
}
