import type { CallInput, Endpoint, ParamName } from '../contract/endpoint'
import { IDEMPOTENCY_HEADER } from '../contract/problem'
import { type Answer, answerFrom } from './answer'
import { ApiError } from './api-error'
import { failureFrom, refusalOf } from './call-failure'
import { type Deadline, startDeadline } from './deadline'
import { addressOf, type Part } from './request-address'
import { parseJson } from './safe-json'
import { sendWithToken, type Tokens } from './send-with-token'
import { sendUpload } from './upload-request'

/** What `onFailure` is told about the endpoint. */
export type FailedEndpoint = Pick<Endpoint, 'method' | 'path' | 'summary' | 'failure' | 'largest'>

export interface ApiOptions {
  /** The origin of the product API; the token goes nowhere else. */
  readonly origin: string
  readonly tokens: Tokens
  /** The headers of every call, asked for anew each time. */
  readonly headers: () => Record<string, string>
  /** Told once per failed call, never about one that its caller gave up. */
  readonly onFailure: (error: ApiError, endpoint: FailedEndpoint) => void
  readonly fetch?: typeof globalThis.fetch
  /** Milliseconds until a call without an answer, or an upload that stands still, is given up. */
  readonly timeout?: number
}

/** The input of a call, which may be left out where the endpoint needs none. */
export type CallArguments<Path extends string, Query, Body> =
  Record<never, never> extends CallInput<Path, Query, Body>
    ? [input?: CallInput<Path, Query, Body>]
    : [input: CallInput<Path, Query, Body>]

export type UploadInput<Path extends string> = ([ParamName<Path>] extends [never]
  ? { params?: undefined }
  : { params: Record<ParamName<Path>, Part> }) & {
  file: Blob
  /** The name that the server sees; a `File` brings its own. */
  name?: string
  /** Other fields of the form, beside `file`. */
  fields?: Readonly<Record<string, string>>
  /** Called with the share that has left, 0…1. */
  onProgress?: (share: number) => void
  idempotencyKey?: string
  /** Cancels the upload. */
  signal?: AbortSignal
}

/** The product API. Every method throws ApiError and nothing else. */
export interface Api {
  /** @example const funds = await api.call(listFunds) */
  call<Path extends string, Query, Body, Reply>(
    endpoint: Endpoint<Path, Query, Body, Reply>,
    ...input: CallArguments<Path, Query, Body>
  ): Promise<Reply>
  /** Multipart, field `file`. @example await api.upload(uploadReceipt, { file, onProgress: setShare }) */
  upload<Path extends string, Query, Body, Reply>(
    endpoint: Endpoint<Path, Query, Body, Reply>,
    input: UploadInput<Path>,
  ): Promise<Reply>
  /** A file. @example const pdf = await api.download(getContract, { params: { uuid } }) */
  download<Path extends string, Query, Body, Reply>(
    endpoint: Endpoint<Path, Query, Body, Reply>,
    ...input: CallArguments<Path, Query, Body>
  ): Promise<Blob>
}

interface LooseInput {
  readonly params?: Readonly<Record<string, Part>>
  readonly query?: unknown
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly keepalive?: boolean
  readonly signal?: AbortSignal
}

/**
 * The client of the product API: headers, token, time-out, size cap and the contract's check in one place.
 * @example const api = createApi({ origin: 'http://localhost:4000', tokens, headers, onFailure })
 */
export function createApi(options: ApiOptions): Api {
  const { origin, tokens, headers, onFailure, timeout = 30_000 } = options
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis)

  async function carriedOut<Result>(
    endpoint: FailedEndpoint,
    input: LooseInput,
    send: (address: string, headers: Record<string, string>, deadline: Deadline) => Promise<Answer>,
    read: (answer: Answer) => Promise<Result>,
  ): Promise<Result> {
    const deadline = startDeadline(timeout, input.signal)
    try {
      const query = typeof input.query === 'object' && input.query !== null ? { ...input.query } : undefined
      const address = addressOf(origin, endpoint.path, input.params, query)
      const answer = await sendWithToken(tokens, (token) =>
        send(address, withAccess(headers(), token, input.idempotencyKey), deadline),
      )
      if (answer.status >= 400) throw await refusalOf(answer, endpoint.path, Date.now())
      return await read(answer)
    } catch (thrown) {
      const error = failureFrom(thrown, endpoint.path, deadline.ended())
      if (error.kind !== 'aborted') onFailure(error, endpoint)
      throw error
    } finally {
      deadline.release()
    }
  }

  const fetched =
    (endpoint: FailedEndpoint, { body, keepalive }: LooseInput) =>
    async (address: string, headers: Record<string, string>, { signal }: Deadline) =>
      answerFrom(
        await fetch(address, {
          method: endpoint.method,
          headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
          body: body === undefined ? undefined : JSON.stringify(body),
          signal,
          // A redirect would carry the token to wherever the answer says.
          redirect: 'error',
          credentials: 'omit',
          cache: 'no-store',
          keepalive,
        }),
        endpoint.largest,
      )

  return {
    call(endpoint, ...[input = {}]) {
      return carriedOut(endpoint, input, fetched(endpoint, input), (answer) => replyOf(answer, endpoint))
    },
    download(endpoint, ...[input = {}]) {
      return carriedOut(endpoint, input, fetched(endpoint, input), (answer) => answer.blob())
    },
    upload(endpoint, input) {
      return carriedOut(
        endpoint,
        input,
        (address, headers, deadline) =>
          sendUpload({
            address,
            headers,
            body: formOf(input),
            signal: deadline.signal,
            onProgress(share) {
              deadline.extend()
              input.onProgress?.(share)
            },
          }),
        (answer) => replyOf(answer, endpoint),
      )
    },
  }
}

function withAccess(headers: Record<string, string>, token?: string, idempotencyKey?: string): Record<string, string> {
  return {
    ...headers,
    Accept: 'application/json, */*',
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { [IDEMPOTENCY_HEADER]: idempotencyKey }),
  }
}

function formOf({ file, name, fields = {} }: Pick<UploadInput<string>, 'file' | 'name' | 'fields'>): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  const fileName = name ?? (file instanceof File ? file.name : 'file')
  form.append('file', file, fileName)
  return form
}

async function replyOf<Reply>(
  answer: Answer,
  { path, reply }: Pick<Endpoint<string, unknown, unknown, Reply>, 'path' | 'reply'>,
): Promise<Reply> {
  const text = await answer.text()
  const mismatch = (cause: unknown) =>
    new ApiError({ kind: 'contract', endpointPath: path, status: answer.status, cause })
  let data: unknown
  try {
    data = text === '' ? undefined : parseJson(text)
  } catch (cause) {
    throw mismatch(cause)
  }
  const parsed = reply.safeParse(data)
  if (!parsed.success) throw mismatch(parsed.error)
  return parsed.data
}
