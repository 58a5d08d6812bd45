import type { BuiltShell } from '../../contract/catalogued-shell'
import { formatVerdicts, hostErrors, type Verdict } from '../gate/gate'
import { readCatalogue } from '../store/catalogue/catalogue-store'
import type { Call } from './command'
import type { GateResult } from './run-gate'
import { smokeInNewHost } from './smoke-verdicts'

/**
 * Runs the gate on a build of the shell: the remotes of today must fit it, and open in it.
 * @param folder of the build
 */
export async function runShellGate(call: Call, built: BuiltShell, folder: string): Promise<GateResult> {
  const { context } = call
  const { catalogue, signature } = await readCatalogue(await context.store(), context.keys())
  const fit: Verdict = { rule: 'remotes that run', errors: hostErrors(built, catalogue) }
  const verdicts = [fit, ...(fit.errors.length > 0 ? [] : [await smokeInNewHost(call, built, folder, catalogue)])]
  const found = verdicts.flatMap(({ errors }) => errors)
  return {
    catalogue,
    signature,
    verdicts,
    lines: formatVerdicts(verdicts),
    errors: found.length > 0 ? [...found, { code: 'SARV-306', detail: built.version }] : [],
    data: { host: built },
  }
}
