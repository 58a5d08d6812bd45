import type { Problem } from '@sarv/shared/contract/problem'

/**
 * Kinds of domain errors: input that a rule forbids, a person who may not, a thing that does not exist, a state that does not allow it now, a
 * service of somebody else that does not respond.
 */
export type DomainErrorKind = 'invalid' | 'forbidden' | 'not-found' | 'conflict' | 'unavailable'

/**
 * Error of a business rule, with the Persian text for the customer. It knows nothing of HTTP, so that rules can be used
 * by jobs, tests and routes alike: http/http-error.ts makes the response of it.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: DomainErrorKind,
    readonly problem: Problem,
  ) {
    super(`${kind}: ${JSON.stringify(problem)}`)
  }
}

const toProblem = (problem: string | Problem): Problem => (typeof problem === 'string' ? { detail: problem } : problem)

/**
 * Invalid input: a rule forbids it, whatever the moment. A text becomes `{ detail: text }`.
 * @example throw invalid('سبد را انتخاب کنید.')
 */
export const invalid = (problem: string | Problem) => new DomainError('invalid', toProblem(problem))

/**
 * Invalid field: one error in the list of them.
 * @example throw invalidField('مبلغ بیش از اندازهٔ مجاز است.')
 */
export const invalidField = (msg: string) => invalid({ detail: [{ msg }] })

/** Conflict: it does not fit the state that things are in by now. */
export const conflict = (problem: string | Problem) => new DomainError('conflict', toProblem(problem))

/** Forbidden: this person may not. */
export const forbidden = (problem: string | Problem) => new DomainError('forbidden', toProblem(problem))

/** Not found: what does not exist, and what belongs to somebody else, look the same (SBX-006). */
export const notFound = (detail = 'موردی با این مشخصات پیدا نشد.') => new DomainError('not-found', { detail })

/** Unavailable: a service of somebody else does not respond, so that nothing is known. Trying again later may help. */
export const unavailable = (problem: string | Problem) => new DomainError('unavailable', toProblem(problem))

export const isUnavailable = (error: unknown) => error instanceof DomainError && error.kind === 'unavailable'
