import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { commandsPath, type ServiceCall, serviceEvent } from '../access/protocol'
import { errorTable } from '../errors/error-table'
import { type ErrorDetail, SarvError } from '../errors/sarv-error'
import { buildRecordName } from '../store/versions/build-record-name'
import { filesOfBuild } from '../store/versions/stored-version'
import { commitOf } from '../webpack/remote-version'
import type { Call, Command, Outcome } from './command'
import { serviceToken } from './service-token'

/** Options that end at this machine. */
const ownOptions = ['store', 'json', 'help', 'folder', 'dist']

/**
 * Runs a command by a delivery service, which has the store and its key: the command line goes there, with the build that was
 * made here for `publish` and `check`.
 * @param address of the service, as `--store` names it
 * @throws SarvError when it refuses who asks, or is not there
 */
export async function runAtService(
  address: string,
  command: Command,
  call: Call,
  values: Readonly<Record<string, string | boolean | undefined>>,
): Promise<Outcome> {
  const { env, progress } = call.context
  const body = new FormData()
  const folder = await command.attach?.(call)
  const sent = Object.entries(values).filter(([option]) => !ownOptions.includes(option))
  if (folder !== undefined && call.args[0] === 'host' && command.name === 'publish')
    sent.push(['commit', commitOf(folder)])
  const line: ServiceCall = {
    command: command.name,
    args: [...call.args],
    values: Object.fromEntries(sent.filter((one): one is [string, string | boolean] => one[1] !== undefined)),
  }
  body.append('command', JSON.stringify(line))
  if (folder !== undefined)
    for (const [file, bytes] of [...filesOfBuild(folder), ...recordIn(folder)])
      body.append(file, new Blob([new Uint8Array(bytes)]))
  const { origin } = new URL(address)
  const headers = { Authorization: `Bearer ${await serviceToken(origin, env)}` }
  const response = await fetch(origin + commandsPath, { method: 'POST', headers, body }).catch((error: unknown) => {
    throw new SarvError('SARV-121', `${origin} cannot be reached: ${causeOf(error)}.`)
  })
  if (!response.ok || !response.body) throw await refusal(origin, response)
  return outcomeIn(response.body, progress)
}

function recordIn(folder: string): [string, Buffer][] {
  const file = path.join(folder, buildRecordName)
  return existsSync(file) ? [[buildRecordName, readFileSync(file)]] : []
}

async function outcomeIn(body: NonNullable<Response['body']>, progress: (line: string) => void): Promise<Outcome> {
  for await (const line of createInterface({ input: Readable.fromWeb(body as ReadableStream) })) {
    const event = serviceEvent.parse(JSON.parse(line))
    if ('progress' in event) progress(event.progress)
    else if ('failed' in event) throw new Error(event.failed)
    else return { ...event, errors: event.errors?.map(known) }
  }
  throw new SarvError('SARV-121', 'The answer of the service broke off. See with `pnpm sarv status` what is in.')
}

/** An error of a newer service, whose number this command does not know, is told in its words. */
function known({ code, detail }: { code: string; detail: string }): ErrorDetail {
  if (code in errorTable) return { code: code as ErrorDetail['code'], detail }
  throw new Error(`${code} ${detail}`)
}

async function refusal(origin: string, response: Response): Promise<SarvError> {
  const told: unknown = await response.json().catch(() => undefined)
  const event = serviceEvent.safeParse(told)
  const [first] = event.success && 'lines' in event.data ? (event.data.errors ?? []) : []
  if (first) return new SarvError(known(first).code, first.detail)
  return new SarvError('SARV-121', `${origin} answered ${response.status}: it is not a delivery service.`)
}

function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return cause instanceof Error ? cause.message || cause.name : String(cause)
}
