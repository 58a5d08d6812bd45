import { SarvError } from '../../errors/sarv-error'
import type { ProbedOperation } from '../../probe-api/probe-reads'
import type { Verdict } from '../../probe-api/verdict'
import { requireOneArgument } from '../arguments'
import type { Call, Command } from '../command'
import { table } from '../table'

export const probeApi: Command = {
  name: 'probe-api',
  usage: '<address>',
  summary: 'Calls every read of a product API and compares what comes with the contract',
  options: {
    token: {
      type: 'string',
      description:
        'Token of a person; `-` reads it from the input. Others on the machine see arguments: better SARV_API_TOKEN',
    },
    pages: { type: 'string', description: 'Pages whose operations must be there too: /notes,/notes/:id or all' },
    api: { type: 'string', description: 'Folder of the modules that declare the API; else shared/src/contract' },
  },
  examples: [
    'SARV_API_TOKEN=… pnpm sarv probe-api https://api.example.ir',
    'pnpm sarv probe-api https://api.example.ir --token - --pages all < token.txt',
  ],
  async run(call) {
    const origin = originOf(requireOneArgument(call, '<address>'))
    const { readProbeContract } = await import('../../probe-api/probe-contract')
    const { probeReads, wrongMusts } = await import('../../probe-api/probe-reads')
    const contract = await readProbeContract(call.text('api') ?? 'shared/src/contract')
    const musts = mustsOf(call, contract.musts)
    const token = await tokenOf(call)
    const onProbed = ({ name, verdict }: ProbedOperation) => {
      if (verdict !== 'untried') call.context.progress(`${name}: ${verdict}`)
    }
    const probed = await probeReads(contract, { origin, token, onProbed })
    const operations = probed
      .map((one) => ({ ...one, must: musts.includes(one.name) }))
      .sort((one, other) => Number(other.must) - Number(one.must))
    const rows = operations
      .filter(({ verdict }) => verdict !== 'untried')
      .map(({ name, method, path, verdict, why, milliseconds, must }) => [
        name,
        must ? 'must' : 'may',
        verdict,
        milliseconds === undefined ? '' : `${milliseconds} ms`,
        why,
        `${method} ${path}`,
      ])
    return {
      lines: [...table([['operation', '', 'answer', 'took', '', 'call'], ...rows]), '', summaryOf(probed)],
      data: { origin, operations },
      errors: wrongMusts(probed, musts).map(({ name, method, path, verdict, why }) => ({
        code: 'SARV-253' as const,
        detail: `${name}, ${method} ${path}: ${verdict} (${why}).`,
      })),
    }
  },
}

/** The bearer leaves this machine over TLS only. */
function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isSafe =
    url?.protocol === 'https:' ||
    (url?.protocol === 'http:' && /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname))
  if (!url || !isSafe || url.pathname !== '/' || url.search !== '')
    throw new SarvError(
      'SARV-254',
      `Invalid address: expected an https:// origin, or http:// of this machine, got "${address}".`,
    )
  return url.origin
}

function mustsOf(call: Call, musts: Readonly<Record<string, readonly string[]>>): string[] {
  const named = call.text('pages')
  const pages = named === 'all' ? Object.keys(musts) : ['app', ...(named?.split(',') ?? [])]
  const unknown = pages.find((page) => musts[page] === undefined)
  if (unknown !== undefined) throw new SarvError('SARV-102', `Invalid --pages: no page ${unknown} has a must.`)
  return [...new Set(pages.flatMap((page) => musts[page] ?? []))]
}

async function tokenOf(call: Call): Promise<string | undefined> {
  const given = call.text('token') ?? call.context.env.SARV_API_TOKEN
  const token = (given === '-' ? await firstLine() : given)?.trim()
  if (token !== undefined && !/^[\w.~+/=-]+$/.test(token))
    throw new SarvError('SARV-254', 'The token is not a bearer token.')
  return token
}

async function firstLine(): Promise<string> {
  let text = ''
  for await (const piece of process.stdin) text += piece
  return text.split('\n', 1)[0] ?? ''
}

function summaryOf(probed: readonly ProbedOperation[]): string {
  const count = (verdict: Verdict) => probed.filter((one) => one.verdict === verdict).length
  const verdicts = ['ok', 'slow', 'declined', 'missing', 'refused', 'misfit', 'failed', 'untried'] as const
  const counted = verdicts.flatMap((verdict) => (count(verdict) > 0 ? `${count(verdict)} ${verdict}` : []))
  return `${counted.join(', ')}. Untried is what changes something or has no input here: --json says which.`
}
