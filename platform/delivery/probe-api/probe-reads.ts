import { ApiError } from '../../client/api/api-error'
import { createApi } from '../../client/api/create-api'
import type { Endpoint } from '../../client/api/endpoint'
import { requestHeaders } from '../../client/api/request-headers'
import type { NamedOperation, ProbeContract } from './probe-contract'
import { inputFrom, readsBefore } from './probe-input'
import { isWrong, type Verdict, verdictOfAnswer, verdictOfError } from './verdict'

export interface ProbedOperation {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly verdict: Verdict
  /** Status, failing path of the answer, or why it was not tried. */
  readonly why: string
  readonly milliseconds?: number
}

export interface ProbedApi {
  readonly origin: string
  readonly token: string | undefined
  /** Told of each operation when it is done. */
  readonly onProbed?: (operation: ProbedOperation) => void
}

/**
 * Calls every read of an API once, with the client that the pages use, one after the other; nothing that changes something.
 * The input of a read comes from the answers before it.
 */
export async function probeReads(
  { everyEndpoint, inputs }: Pick<ProbeContract, 'everyEndpoint' | 'inputs'>,
  { origin, token, onProbed }: ProbedApi,
): Promise<ProbedOperation[]> {
  const api = createApi({
    origin,
    tokens: { access: async () => token, refresh: async () => undefined },
    headers: () => requestHeaders({ language: 'en', version: '0.0.0', isTwa: false, isStandalone: false }),
    onFailure: () => undefined,
  })
  const answers = new Map<string, unknown>()

  async function probe({ name, endpoint }: NamedOperation): Promise<ProbedOperation> {
    const { method, path } = endpoint
    const untried = (why: string): ProbedOperation => ({ name, method, path, verdict: 'untried', why })
    if (method !== 'GET') return untried('it changes something')
    const values = Object.entries(inputs[name] ?? {}).map(
      ([input, source]) => [input, inputFrom(source, answers)] as const,
    )
    const lacking = values.find(([, value]) => value === undefined)?.[0]
    if (lacking !== undefined) return untried(`no answer has a value for ${lacking}`)
    const given = Object.fromEntries(values)
    const unknown = parametersOf(endpoint).find((parameter) => !(parameter in given))
    if (unknown !== undefined) return untried(`nothing tells a value for ${unknown}`)
    const begun = performance.now()
    const took = () => Math.round(performance.now() - begun)
    try {
      // The types know parameters of a path that is written out.
      const params: object = { params: given }
      const input = { ...params, query: endpoint.query && given, body: undefined }
      answers.set(name, isFile(endpoint) ? await api.download(endpoint, input) : await api.call(endpoint, input))
      return { name, method, path, verdict: verdictOfAnswer(took()), why: '', milliseconds: took() }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { name, method, path, ...verdictOfError(error), milliseconds: took() }
    }
  }

  const probed: ProbedOperation[] = []
  for (const operation of inOrder(everyEndpoint(), inputs)) {
    const one = await probe(operation)
    probed.push(one)
    onProbed?.(one)
  }
  return probed
}

const parametersOf = ({ path }: Endpoint) => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)

/** A file is checked by nothing but its arrival. */
const isFile = ({ reply }: Endpoint): boolean => reply.safeParse(new Blob()).success

/** Each operation behind those whose answers it needs. */
function inOrder(operations: readonly NamedOperation[], inputs: ProbeContract['inputs']): NamedOperation[] {
  const ordered = new Map<string, NamedOperation>()
  const byName = new Map(operations.map((one) => [one.name, one]))
  const add = (operation: NamedOperation) => {
    if (ordered.has(operation.name)) return
    for (const before of readsBefore(inputs[operation.name])) {
      const needed = byName.get(before)
      if (needed) add(needed)
    }
    ordered.set(operation.name, operation)
  }
  for (const operation of operations) add(operation)
  return [...ordered.values()]
}

/**
 * What of an API keeps pages from working.
 * @param musts operations that it must have
 */
export function wrongMusts(probed: readonly ProbedOperation[], musts: readonly string[]): ProbedOperation[] {
  return probed.filter(({ name, verdict }) => musts.includes(name) && isWrong(verdict))
}
