import { parseArgs } from 'node:util'
import delivery from '../../package.json' with { type: 'json' }
import { didYouMean } from '../errors/closest-word'
import { errorTable } from '../errors/error-table'
import { exitCodes } from '../errors/exit-codes'
import { detailsOf, type ErrorDetail, formatError, SarvError } from '../errors/sarv-error'
import { longest } from '../store/catalogue/audit-text'
import { type CatalogueKeys, catalogueKeysFrom } from '../store/catalogue/signing-keys'
import type { Store } from '../store/store'
import { requireAuditText } from './arguments'
import type { Call, Command, Context, OptionPlan, Outcome } from './command'
import { commonOptions } from './common-options'
import { commandHelp, overview } from './help'
import { openCommandStore } from './open-command-store'
import { personHere } from './person-here'
import { isServiceVerb, serviceOf } from './service-address'

// A command line meets everything once: arguments, help, settings, store, keys, service and errors; each is an import.

export interface Terminal {
  out(text: string): void
  err(text: string): void
}

/**
 * Runs one command line.
 * @param argv without node and script
 * @returns the exit code, see `exitCodes`
 */
export async function runCommand(
  argv: readonly string[],
  commands: readonly Command[],
  env: NodeJS.ProcessEnv,
  terminal: Terminal,
): Promise<number> {
  const json = argv.includes('--json')
  try {
    const [name, ...rest] = argv
    if (name === undefined || ['help', '--help', '-h'].includes(name)) {
      terminal.out(overview(commands))
      return 0
    }
    if (['version', '--version', '-v'].includes(name)) {
      terminal.out(`${delivery.version}\n`)
      return 0
    }
    const command = commands.find((one) => one.name === name)
    if (!command)
      throw new SarvError(
        'SARV-101',
        `It was: ${name}.${didYouMean(
          name,
          commands.map((one) => one.name),
        )}`,
      )
    const { args, values } = parsed(command, rest)
    if (values.help === true) {
      terminal.out(commandHelp(command, commonOptions))
      return 0
    }
    const textOf = (option: string) => {
      const value = values[option]
      return typeof value === 'string' ? value : undefined
    }
    const context = contextOf(command.name, textOf, env, (line) => (json ? undefined : terminal.err(`${line}\n`)))
    const typed: Call = { args, text: textOf, flag: (option: string) => values[option] === true, context }
    const call = command.prepare?.(typed) ?? typed
    const service = serviceOf(textOf('store') ?? env.SARV_STORE)
    if (service === undefined || !isServiceVerb(command.name))
      return tell(await runNotifying(command, call, terminal), json, terminal)
    const { runAtService } = await import('./run-at-service')
    return tell(await runAtService(service, command, call, values), json, terminal)
  } catch (error) {
    return tell({ lines: [], data: {}, errors: faultsOf(error) }, json, terminal)
  }
}

/** Runs a command; what it changes is told where `SARV_NOTIFY_URL` says, and nothing waits for that. */
async function runNotifying(command: Command, call: Call, { err }: Terminal): Promise<Outcome> {
  const { SARV_NOTIFY_URL: url } = call.context.env
  if (!url) return command.run(call)
  const { openNotifier } = await import('../notify/open-notifier')
  const { notifier, close } = openNotifier(url, (line) => err(`${line}\n`))
  try {
    return await command.run({ ...call, context: { ...call.context, notifier } })
  } finally {
    close()
  }
}

function parsed(command: Command, argv: readonly string[]) {
  const options: Readonly<Record<string, OptionPlan>> = { ...commonOptions, ...command.options }
  try {
    const { positionals, values } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true })
    return { args: positionals, values }
  } catch (error) {
    const says = error instanceof Error ? error.message : String(error)
    const [, unknown] = /Unknown option '(-[^']*)'/.exec(says) ?? []
    if (unknown === undefined) throw new SarvError('SARV-102', says)
    const known = Object.keys(options).map((option) => `--${option}`)
    throw new SarvError('SARV-102', `${command.name} has no ${unknown}.${didYouMean(unknown, known)}`)
  }
}

function contextOf(
  verb: string,
  textOf: (option: string) => string | undefined,
  env: NodeJS.ProcessEnv,
  progress: (line: string) => void,
): Context {
  let store: Promise<Store> | undefined
  let keys: CatalogueKeys | undefined
  const given = textOf('why')
  const why = given && requireAuditText('--why', given, longest.why)
  return {
    store() {
      store ??= openCommandStore(textOf('store') ?? env.SARV_STORE)
      return store
    },
    keys() {
      keys ??= catalogueKeysFrom(env)
      return keys
    },
    author: {
      // Asks git in a process of its own: a command that only reads never does.
      get who() {
        const by = textOf('by')
        if (by !== undefined) return requireAuditText('--by', by, longest.who)
        return requireAuditText('SARV_BY, else the name in git,', env.SARV_BY ?? personHere(), longest.who)
      },
      verb,
      ...(why ? { why } : {}),
    },
    env,
    progress,
  }
}

function faultsOf(error: unknown): readonly (ErrorDetail | Error)[] {
  const details = detailsOf(error)
  if (details.length > 0) return details
  return [error instanceof Error ? error : new Error(String(error))]
}

function tell(
  { lines, data, errors = [] }: Omit<Outcome, 'errors'> & { errors?: readonly (ErrorDetail | Error)[] },
  json: boolean,
  { out, err }: Terminal,
): number {
  if (json) out(`${JSON.stringify({ ...asObject(data), errors: errors.map(forMachines) }, undefined, 2)}\n`)
  else {
    if (lines.length > 0) out(`${lines.join('\n')}\n`)
    for (const fault of errors) err(`${(isNumbered(fault) ? formatError(fault) : [fault.message]).join('\n')}\n`)
  }
  const [first] = errors
  if (!first) return 0
  return isNumbered(first) ? exitCodes[errorTable[first.code].exit] : exitCodes.unexpected
}

function asObject(data: unknown): object {
  return typeof data === 'object' && data !== null ? data : { data }
}

function forMachines(fault: ErrorDetail | Error): object {
  if (!isNumbered(fault)) return { code: 'unexpected', detail: fault.message }
  return {
    code: fault.code,
    description: errorTable[fault.code].description,
    detail: fault.detail,
    fix: errorTable[fault.code].fix,
  }
}

function isNumbered(fault: ErrorDetail | Error): fault is ErrorDetail {
  return 'code' in fault && typeof fault.code === 'string' && fault.code in errorTable
}
