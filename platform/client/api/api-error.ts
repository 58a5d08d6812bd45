/**
 * Kind of a failed call.
 * - `network`: no response (offline, refused, cut, a redirect).
 * - `timeout`: no complete response in time.
 * - `http`: a response with a status of 400 or above.
 * - `contract`: a response that is not what the contract says (shape, size, not JSON), an input that cannot be sent, or
 *   an operation that the authority of the remote does not list.
 * - `aborted`: the caller gave up.
 */
export type ApiErrorKind = 'network' | 'http' | 'contract' | 'aborted' | 'timeout'

export interface ApiErrorFacts {
  readonly kind: ApiErrorKind
  readonly endpointPath: string
  readonly status?: number
  readonly at?: string
  readonly body?: unknown
  readonly detail?: string
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/**
 * API error, the only one that a call of the product API throws. Its `message` names the endpoint's pattern and the failing
 * path of the response, and never holds the values of a path, a query or a body, so it may be logged.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The pattern from the contract, e.g. `/notes/api/v1/:id/`. */
  readonly endpointPath: string
  /** The HTTP status; 0 when there was no response. */
  readonly status: number
  /** Where the response is not what the contract says: `results.0.price`; undefined where all of it is wrong. */
  readonly at: string | undefined
  /** The response body as it came: parsed JSON, else text, else undefined. */
  readonly body: unknown
  /** The server's error message for the person (ERR-01), undefined when it sent none. */
  readonly detail: string | undefined
  /** How long the server asked to wait (429, 503). */
  readonly retryAfterSeconds: number | undefined

  constructor(facts: ApiErrorFacts) {
    const { endpointPath, kind, status, at, cause } = facts
    super(`${endpointPath}: ${kind} ${status ?? ''}${at ? ` at ${at}` : ''}`.trim(), { cause })
    this.kind = kind
    this.endpointPath = endpointPath
    this.status = status ?? 0
    this.at = at || undefined
    this.body = facts.body
    this.detail = facts.detail
    this.retryAfterSeconds = facts.retryAfterSeconds
  }
}
