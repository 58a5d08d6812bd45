import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isObject } from '../../lib/is-object'
import { tryParseJson } from '../../lib/try-parse-json'
import { requireAuditText } from '../cli/arguments'
import { callWith } from '../cli/call-with'
import type { Command, OptionPlan, Outcome } from '../cli/command'
import { isServiceVerb } from '../cli/service-address'
import { SarvError } from '../errors/sarv-error'
import { longest } from '../store/catalogue/audit-text'
import type { CatalogueKeys } from '../store/catalogue/signing-keys'
import type { Store } from '../store/store'
import { refuseBadKey } from '../store/store-key'
import type { AccessTable } from './access-table'
import { authorize } from './authorize'
import type { ServiceCall } from './protocol'
import { localOptions, serviceCommands } from './service-commands'
import type { Subject } from './subject'

// A call meets everything of the service once: table, subject, command, options and files; each is an import.

export interface ServiceSetup {
  readonly table: AccessTable
  readonly store: Store
  readonly keys: CatalogueKeys
  readonly env: NodeJS.ProcessEnv
}

/** Files of a build, by their paths in its folder. */
export type Attached = ReadonlyMap<string, Uint8Array>

/**
 * Runs a command line for a subject: with the store and the key of the service, by the subject's name in the audit log.
 * @param attached the build that `publish` and `check` are about; an empty map without one
 * @throws SarvError when the service has no such command, the table does not allow it, or as the command does
 */
export async function runForSubject(
  setup: ServiceSetup,
  subject: Subject,
  asked: ServiceCall,
  attached: Attached,
  progress: (line: string) => void,
): Promise<Outcome> {
  const { command: name, args } = asked
  if (!isServiceVerb(name)) throw new SarvError('SARV-231', name)
  const found = serviceCommands[name]
  const values = { ...checkedValues(found.command, asked.values) }
  const needsBuild = name === 'publish' || (name === 'check' && !args[0]?.includes('@'))
  if (needsBuild !== attached.size > 0)
    throw new SarvError('SARV-102', needsBuild ? `${name} has no build with it.` : `${name} takes no build.`)
  const { why } = values
  const author = {
    who: subject.who,
    verb: name,
    ...(typeof why === 'string' ? { why: requireAuditText('--why', why, longest.why) } : {}),
  }
  const call = callWith(setup, author, args, values, progress)
  const { permission } = found
  if (permission && !call.flag('dry-run'))
    await authorize(setup, subject, { ...call, permission, owner: ownerIn(attached) })
  if (!needsBuild) return found.command.run(call)
  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-attached-'))
  try {
    writeFiles(folder, attached)
    values.dist = folder
    return await found.command.run(call)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function checkedValues({ name, options = {} }: Command, values: ServiceCall['values']): ServiceCall['values'] {
  const known: Readonly<Record<string, OptionPlan>> = { ...options, why: { type: 'string', description: '' } }
  for (const [option, value] of Object.entries(values)) {
    if (localOptions.includes(option) || !Object.hasOwn(known, option))
      throw new SarvError('SARV-231', `${name} --${option}`)
    if (known[option]?.type !== typeof value) throw new SarvError('SARV-102', `Invalid --${option}.`)
  }
  return values
}

function writeFiles(folder: string, attached: Attached): void {
  for (const [file, body] of attached) {
    // Nothing is written outside of the folder.
    refuseBadFile(file)
    const to = path.join(folder, file)
    mkdirSync(path.dirname(to), { recursive: true })
    writeFileSync(to, body)
  }
}

function refuseBadFile(file: string): void {
  try {
    refuseBadKey(file)
  } catch (error) {
    throw new SarvError('SARV-102', error instanceof Error ? error.message : String(error))
  }
}

/** The owner that a build names; the gate refuses a description that is not one. */
function ownerIn(attached: Attached): string | undefined {
  const read = tryParseJson(new TextDecoder().decode(attached.get('platform.json')))
  return isObject(read) && typeof read.owner === 'string' ? read.owner : undefined
}
