import type { Catalogue } from '../../contract/catalogue'
import type { HostVersion } from '../../contract/catalogued-shell'
import type { BuiltFolder } from '../build/read-build'
import { errorTable } from '../errors/error-table'
import type { ErrorDetail } from '../errors/sarv-error'
import { formatVerdicts, gateVerdicts, type Verdict } from '../gate/gate'
import { readCatalogue, type StoredCatalogue } from '../store/catalogue/catalogue-store'
import { type Checked, type GateCheck, recordGate } from '../store/versions/gate-record'
import { runningHosts } from '../store/versions/host-versions'
import { distOption } from './build-candidate'
import type { Call } from './command'
import { smokeVerdicts } from './smoke-verdicts'

export const gateOptions = {
  ...distOption,
  'no-smoke': { type: 'boolean', description: 'Leaves the smoke test in Chromium out' },
} as const

export interface GateResult {
  /** What ran when it was asked. */
  readonly catalogue: Catalogue
  readonly signature: StoredCatalogue['signature']
  readonly verdicts: readonly Verdict[]
  readonly lines: readonly string[]
  readonly errors: readonly ErrorDetail[]
  readonly data: object
}

/** Runs the gate on a built version and formats its verdicts as one screen. */
export async function runGate(call: Call, candidate: BuiltFolder): Promise<GateResult> {
  const { context } = call
  const store = await context.store()
  const { catalogue, signature } = await readCatalogue(store, context.keys())
  const hosts = await runningHosts(store, catalogue)
  const { built, files } = candidate
  const known = gateVerdicts({ built, files, hosts, catalogue })
  const verdicts = [...known, ...(await smokeVerdicts(call, candidate, hosts, known))]
  return {
    catalogue,
    signature,
    verdicts,
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

/**
 * Records that a version has passed the gate.
 * @param description the bytes of its `platform.json`
 * @returns what a person should know
 */
export async function recordPass(
  { context }: Call,
  built: Checked,
  description: Uint8Array,
  { catalogue, signature, verdicts }: GateResult,
): Promise<string[]> {
  const store = await context.store()
  const keys = context.keys()
  const checks = verdicts.map(({ rule, skipped, ran }): GateCheck => ({ name: rule, skipped, ...ran }))
  const found = { by: context.author.who, revision: catalogue.revision, checks }
  await recordGate(store, keys, built, description, found)
  const again = `\`pnpm sarv check ${built.name}@${built.version}\``
  const isOpened = verdicts.some(({ ran, skipped }) => ran && !skipped)
  const isUnsigned = signature !== 'none' && !keys.privateKey
  return [
    ...(isOpened ? [] : [`No browser has opened it: it goes to a canary at most, until ${again} does.`]),
    ...(isUnsigned
      ? [`The record of the gate is not signed: run ${again} where the key is before it is promoted.`]
      : []),
  ]
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
