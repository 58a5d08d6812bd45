import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Catalogue } from '../../contract/catalogue'
import type { BuiltRemote } from '../../contract/manifest'
import { isInstalled } from '../build/packages'
import type { BuiltFolder } from '../build/read-build'
import { errorTable } from '../errors/error-table'
import type { ErrorDetail } from '../errors/sarv-error'
import { hostName } from '../gate/candidate'
import { formatVerdicts, gateVerdicts, type Verdict } from '../gate/gate'
import { pathsOf } from '../gate/smoke/first-paths'
import { readCatalogue } from '../store/catalogue/catalogue-store'
import { type HostVersion, hostBuildIn, runningHosts } from '../store/versions/host-versions'
import { distOption } from './build-candidate'
import type { Call } from './command'

export const gateOptions = {
  ...distOption,
  'no-smoke': { type: 'boolean', description: 'Leaves the smoke test in Chromium out' },
} as const

export interface GateResult {
  /** What ran when it was asked. */
  readonly catalogue: Catalogue
  readonly lines: readonly string[]
  readonly errors: readonly ErrorDetail[]
  readonly data: object
}

/** Runs the gate on a built version and formats its verdicts as one screen. */
export async function runGate(call: Call, candidate: BuiltFolder): Promise<GateResult> {
  const { context } = call
  const store = await context.store()
  const { catalogue } = await readCatalogue(store, context.keys())
  const hosts = await runningHosts(store)
  const { built, files } = candidate
  const known = gateVerdicts({ built, files, hosts, catalogue })
  const verdicts = [...known, ...(await smokeVerdicts(call, candidate, hosts, known))]
  return {
    catalogue,
    lines: [headline(candidate, hosts, catalogue), ...formatVerdicts(verdicts)],
    errors: verdicts.flatMap(({ errors }) => errors),
    data: {
      name: built.name,
      version: built.version,
      hosts: hosts.map(({ version }) => version),
      rules: forMachines(verdicts),
    },
  }
}

/** Only what passes so far is worth half a minute of Chromium; each host that runs is tried. */
async function smokeVerdicts(
  call: Call,
  { built, folder }: BuiltFolder,
  hosts: readonly HostVersion[],
  known: readonly Verdict[],
): Promise<Verdict[]> {
  const rule = 'smoke test in Chromium'
  if (isInstalled) return [{ rule, errors: [], skipped: 'it needs the repository of the platform' }]
  if (call.flag('no-smoke')) return [{ rule, errors: [], skipped: 'left out by --no-smoke' }]
  if (known.some(({ errors }) => errors.length > 0)) return [{ rule, errors: [], skipped: 'not worth it yet' }]
  const paths = pathsOf(built)
  if (paths.length === 0) return [{ rule, errors: [], skipped: 'it has no page without parameters' }]
  const verdicts: Verdict[] = []
  for (const [at, host] of hosts.entries()) verdicts.push(await smokeIn(call, built, folder, host, hostName(hosts, at)))
  return verdicts
}

async function smokeIn(
  { context }: Call,
  built: BuiltRemote,
  dist: string,
  host: HostVersion,
  name: string,
): Promise<Verdict> {
  const rule = `smoke test in Chromium, in ${name}`
  const into = mkdtempSync(path.join(tmpdir(), 'sarv-host-'))
  try {
    const folder = await hostBuildIn(await context.store(), host, into)
    if (!folder) return { rule, errors: [], skipped: 'its files were not kept; `publish host` does' }
    context.progress(`Opening ${pathsOf(built).join(', ')} in Chromium …`)
    // Its browser and its servers are only loaded where they are needed.
    const { smokeTest } = await import('../gate/smoke/smoke-test')
    return { rule, errors: await smokeTest(built, dist, { name, folder }) }
  } finally {
    rmSync(into, { recursive: true })
  }
}

function headline({ built }: BuiltFolder, hosts: readonly HostVersion[], { revision }: Catalogue): string {
  const beside = hosts.map(({ version }) => version).join(' and ')
  return `${built.name}@${built.version} at the gate, beside host ${beside} and catalogue revision ${revision}`
}

function forMachines(verdicts: readonly Verdict[]): object[] {
  return verdicts.map(({ rule, errors, skipped, notes = [] }) => ({
    rule,
    passed: errors.length === 0 && skipped === undefined,
    skipped,
    notes,
    errors: errors.map(({ code, detail }) => ({ code, detail, fix: errorTable[code].fix })),
  }))
}
