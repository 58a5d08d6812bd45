import type { Catalogue } from '../../src/remote/catalogue'
import { readCatalogue } from '../catalogue-store'
import { errorTable } from '../error-table'
import { screenOf, type Verdict, verdictsOn } from '../gate/gate'
import { type HostVersion, runningHosts } from '../host-versions'
import type { Fault } from '../sarv-error'
import type { BuiltFolder } from './build-candidate'
import type { Call } from './verb'

export interface GateResult {
  readonly lines: readonly string[]
  readonly faults: readonly Fault[]
  readonly data: object
}

/** Everything that the gate says of a built version, as one screen. */
export async function runGate(call: Call, candidate: BuiltFolder): Promise<GateResult> {
  const { context } = call
  const store = await context.store()
  const { catalogue } = await readCatalogue(store, context.keys())
  const hosts = await runningHosts(store)
  const { built, files } = candidate
  const verdicts = verdictsOn({ built, files, hosts, catalogue })
  return {
    lines: [headline(candidate, hosts, catalogue), ...screenOf(verdicts)],
    faults: verdicts.flatMap(({ faults }) => faults),
    data: {
      name: built.name,
      version: built.version,
      hosts: hosts.map(({ version }) => version),
      rules: forMachines(verdicts),
    },
  }
}

function headline({ built }: BuiltFolder, hosts: readonly HostVersion[], { revision }: Catalogue): string {
  const beside = hosts.map(({ version }) => version).join(' and ')
  return `${built.name}@${built.version} at the gate, beside host ${beside} and catalogue revision ${revision}`
}

function forMachines(verdicts: readonly Verdict[]): object[] {
  return verdicts.map(({ rule, faults }) => ({
    rule,
    passed: faults.length === 0,
    faults: faults.map(({ code, detail }) => ({ code, detail, fix: errorTable[code].fix })),
  }))
}
