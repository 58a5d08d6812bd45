import { notFoundCode } from '@sarv/platform/client/api/missing-operation'
import { retryAfterSeconds } from '../db/database-unavailable'
import { DomainError, type DomainErrorKind } from '../errors/domain-error'
import { type LocalProblem, type Thrown, toProblem } from '../errors/local-problem'
import type { LocalText } from '../local-text/local-text'

/** HTTP error: a response that is not a success, on its way out of a handler. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: LocalProblem,
    /** Commit what the handler wrote: a counted wrong try must outlive its error. */
    readonly keepChanges: boolean,
    readonly headers: Readonly<Record<string, string>>,
  ) {
    super(`HTTP error ${status}`)
  }
}

interface HttpErrorOptions {
  readonly keepChanges?: boolean
  /** Seconds after which the caller may try again: `Retry-After`. */
  readonly retryAfter?: number
}

/**
 * An HTTP error to throw. A text becomes `{ detail: text }`; hand the body in where another shape of section 9 is wanted.
 * What the handler wrote before is rolled back, unless `keepChanges`.
 * @example throw httpError(400, { fa: 'موجودی کافی نیست.', en: 'The balance is not enough.' })
 * @example throw httpError(400, { fa: 'کد درست نیست.', en: 'The code is wrong.' }, { keepChanges: true })
 */
export function httpError(status: number, body: Thrown, options: HttpErrorOptions = {}): HttpError {
  const headers: Record<string, string> =
    options.retryAfter === undefined ? {} : { 'retry-after': String(options.retryAfter) }
  return new HttpError(status, toProblem(body), options.keepChanges ?? false, headers)
}

/** Wrong code: its counted try must outlive its error. */
export const wrongCode = (msg: LocalText) => httpError(400, { detail: [{ msg }] }, { keepChanges: true })

const statuses: Readonly<Record<DomainErrorKind, number>> = {
  invalid: 400,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  unavailable: 503,
}

/** The HTTP error that a thrown thing stands for; undefined for a failure of the sandbox itself. */
export function toHttpError(error: unknown): HttpError | undefined {
  if (error instanceof HttpError) return error
  if (!(error instanceof DomainError)) return undefined
  const status = statuses[error.kind]
  if (error.kind === 'not-found') return httpError(status, { ...error.problem, code: notFoundCode })
  if (error.kind !== 'unavailable') return httpError(status, error.problem)
  return httpError(status, error.problem, { retryAfter: retryAfterSeconds })
}
