import { loadChunk } from '../../lib/async/load-chunk'
import { ApiError } from './api-error'
import { type ApiResponse, type FetchedResponse, responseFrom } from './api-response'
import { callHeaders } from './call-headers'
import { type Deadline, startDeadline } from './deadline'
import {
  type CallInput,
  type Endpoint,
  type EndpointFile,
  fileField,
  type ParamName,
  type StreamEndpoint,
  type UploadEndpoint,
} from './endpoint'
import { type ApiFetch, fetchOptions } from './fetch-options'
import { parseReply, parseText } from './parse-reply'
import { confirmationHeaderName, idempotencyHeaderName } from './problem'
import { type Part, requestUrl } from './request-url'
import { sendWithToken, type Tokens } from './send-with-token'
import { errorFromResponse, toApiError } from './to-api-error'
import { sendUpload } from './upload-request'

/** The part of an endpoint that `onFailure` is given. */
export type FailedEndpoint = Pick<Endpoint, 'method' | 'path' | 'summary' | 'failure' | 'largest'>

export interface ApiOptions {
  /** The origin of the product API; the token goes nowhere else. */
  readonly origin: string
  readonly tokens: Tokens
  /** The headers of every call, read again each time. */
  readonly headers: () => Record<string, string>
  /** Called once per failed call, never for one that its caller aborted. */
  readonly onFailure: (error: ApiError, endpoint: FailedEndpoint) => void
  /** Sends a request; the browser's own when left out. */
  readonly fetch?: ApiFetch
  /** Sends a form with progress; by XMLHttpRequest when left out. */
  readonly upload?: typeof sendUpload
  /** Milliseconds until a call without a response, or an upload that stands still, is given up. */
  readonly timeout?: number
}

/** Arguments of a call; the input may be left out where the endpoint needs none. */
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

/** Input of a call that is answered event by event. */
export type StreamInput<Path extends string, Query, Body, Event> = CallInput<Path, Query, Body> & {
  onEvent: (event: Event) => void
}

/** API client of the product. Every method throws ApiError and nothing else. */
export interface Api {
  /** @example const notes = await api.call(listNotes) */
  call<Path extends string, Query, Body, Reply>(
    endpoint: Endpoint<Path, Query, Body, Reply>,
    ...input: CallArguments<Path, Query, Body>
  ): Promise<Reply>
  /** Multipart, field `file`. @example await api.upload(uploadPhoto, { file, onProgress: setShare }) */
  upload<Path extends string, Query, Body, Reply>(
    endpoint: UploadEndpoint<Path, Query, Body, Reply>,
    input: UploadInput<Path>,
  ): Promise<Reply>
  /** Downloads a file. @example const pdf = await api.download(getContract, { params: { uuid } }) */
  download<Path extends string, Query, Body, Reply>(
    endpoint: Endpoint<Path, Query, Body, Reply>,
    ...input: CallArguments<Path, Query, Body>
  ): Promise<Blob>
  /**
   * Reads a stream of events and resolves when it ends; only the caller can tell whether the last event of the answer
   * has come.
   * @example await api.stream(streamAnswer, { params: { id }, body, signal, onEvent: (event) => setAnswer(event) })
   */
  stream<Path extends string, Query, Body, Event>(
    endpoint: StreamEndpoint<Path, Query, Body, Event>,
    input: StreamInput<Path, Query, Body, Event>,
  ): Promise<void>
}

/**
 * Says why an endpoint must not be called; undefined when it may be.
 * @example ({ path }) => (path.startsWith('/note/') ? undefined : new Error('Only notes'))
 */
export type Refusal = (endpoint: Pick<Endpoint, 'method' | 'path'>) => Error | undefined

/** The API client of the shell, which it limits for each remote. */
export interface ApiClient extends Api {
  /** The same client, which sends nothing for an endpoint that is refused. */
  readonly limited: (refusal: Refusal) => Api
}

interface LooseInput {
  readonly params?: Readonly<Record<string, Part>>
  readonly query?: unknown
  readonly body?: unknown
  readonly idempotencyKey?: string
  readonly confirmationCode?: string
  readonly keepalive?: boolean
  readonly signal?: AbortSignal
}

/**
 * Creates the API client: headers, token, time-out, size cap and validation by the contract in one place.
 * @example const api = createApi({ origin: 'http://localhost:4000', tokens, headers, onFailure })
 */
export function createApi(options: ApiOptions): ApiClient {
  return { ...clientOf(options, () => undefined), limited: (refusal) => clientOf(options, refusal) }
}

function clientOf(options: ApiOptions, refusal: Refusal): Api {
  const { origin, tokens, headers, onFailure, upload = sendUpload, timeout = 30_000 } = options
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis)

  async function perform<Result, Response extends ApiResponse>(
    endpoint: FailedEndpoint,
    input: LooseInput,
    send: (url: string, headers: Record<string, string>, deadline: Deadline) => Promise<Response>,
    read: (response: Response, deadline: Deadline) => Promise<Result>,
  ): Promise<Result> {
    const deadline = startDeadline(timeout, input.signal)
    try {
      const refused = refusal(endpoint)
      if (refused) throw new ApiError({ kind: 'contract', endpointPath: endpoint.path, cause: refused })
      const query = typeof input.query === 'object' && input.query !== null ? { ...input.query } : undefined
      const url = requestUrl(origin, endpoint.path, input.params, query)
      const response = await sendWithToken(tokens, (token) => send(url, headersWith(headers(), token, input), deadline))
      if (response.status >= 400) throw await errorFromResponse(response, endpoint.path, Date.now())
      return await read(response, deadline)
    } catch (thrown) {
      const error = toApiError(thrown, endpoint.path, deadline.aborted())
      const failed = input.confirmationCode === undefined ? endpoint : ({ ...endpoint, failure: 'caller' } as const)
      if (error.kind !== 'aborted') onFailure(error, failed)
      throw error
    } finally {
      deadline.release()
    }
  }

  return {
    call(endpoint, ...[input = {}]) {
      return perform(endpoint, input, sendJson(fetch, endpoint, input), (response) => parseReply(response, endpoint))
    },
    download(endpoint, ...[input = {}]) {
      return perform(endpoint, input, sendJson(fetch, endpoint, input), (response) => response.blob())
    },
    upload(endpoint, input) {
      return perform(
        endpoint,
        input,
        (url, headers, deadline) =>
          upload({
            url,
            headers,
            body: formDataFrom(endpoint.file, input),
            signal: deadline.signal,
            onProgress(share) {
              deadline.extend()
              input.onProgress?.(share)
            },
          }),
        (response) => parseReply(response, endpoint),
      )
    },
    stream(endpoint, input) {
      // Beside the request: few pages read events.
      const chunk = loadChunk(() => import('./event-stream'))
      chunk.catch(() => undefined)
      return perform(endpoint, input, sendJson(fetch, endpoint, input), async (response, deadline) => {
        const { eventReader } = await chunk
        const read = eventReader((data) => input.onEvent(parseText(data, response, endpoint)))
        return response.readPieces((piece) => {
          deadline.extend()
          read(piece)
        })
      })
    },
  }
}

function sendJson(fetch: ApiFetch, { method, largest }: FailedEndpoint, { body, keepalive }: LooseInput) {
  return async (url: string, headers: Record<string, string>, { signal }: Deadline): Promise<FetchedResponse> => {
    const response = await fetch(url, {
      method,
      headers: body === undefined ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
      ...fetchOptions,
      keepalive,
    })
    return responseFrom(response, largest)
  }
}

function headersWith(
  headers: Record<string, string>,
  token: string | undefined,
  { idempotencyKey, confirmationCode }: LooseInput,
): Record<string, string> {
  return {
    ...callHeaders(headers, token),
    ...(idempotencyKey === undefined ? {} : { [idempotencyHeaderName]: idempotencyKey }),
    ...(confirmationCode === undefined ? {} : { [confirmationHeaderName]: confirmationCode }),
  }
}

function formDataFrom(
  place: EndpointFile,
  { file, name, fields = {} }: Pick<UploadInput<string>, 'file' | 'name' | 'fields'>,
): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, value)
  const fileName = name ?? (file instanceof File ? file.name : 'file')
  form.append(fileField(place), file, fileName)
  return form
}
