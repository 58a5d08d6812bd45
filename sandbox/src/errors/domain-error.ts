import type { LocalText } from '../local-text/local-text'
import { type LocalProblem, type Thrown, toProblem } from './local-problem'

/**
 * Kinds of domain errors: input that a rule forbids, a person who may not, a thing that does not exist, a state that does not allow it now, a
 * service of another person that does not respond.
 */
export type DomainErrorKind = 'invalid' | 'forbidden' | 'not-found' | 'conflict' | 'unavailable'

/**
 * Error of a business rule, with the text for the customer. It knows nothing of HTTP, so that rules can be used
 * by jobs, tests and routes alike: http/http-error.ts makes the response of it.
 */
export class DomainError extends Error {
  constructor(
    readonly kind: DomainErrorKind,
    readonly problem: LocalProblem,
  ) {
    super(`${kind}: ${JSON.stringify(problem)}`)
  }
}

/**
 * Invalid input: a rule forbids it at any moment. A text becomes `{ detail: text }`.
 * @example throw invalid({ fa: 'سبد را انتخاب کنید.', en: 'Choose a portfolio.' })
 */
export const invalid = (problem: Thrown) => new DomainError('invalid', toProblem(problem))

/**
 * Invalid field: one error in the list of them.
 * @example throw invalidField({ fa: 'مبلغ بیش از اندازهٔ مجاز است.', en: 'The amount is too large.' })
 */
export const invalidField = (msg: LocalText) => invalid({ detail: [{ msg }] })

/** Conflict: it does not fit the state that things are in by now. */
export const conflict = (problem: Thrown) => new DomainError('conflict', toProblem(problem))

/** Forbidden: this person may not. */
export const forbidden = (problem: Thrown) => new DomainError('forbidden', toProblem(problem))

const nothingFound = { fa: 'موردی با این مشخصات پیدا نشد.', en: 'Nothing was found with these details.' }

/** Not found: what does not exist, and what belongs to another person, look the same (SBX-006). */
export const notFound = (problem: Thrown = nothingFound) => new DomainError('not-found', toProblem(problem))

/** Unavailable: a service of another person does not respond, so that nothing is known. Trying again later may help. */
export const unavailable = (problem: Thrown) => new DomainError('unavailable', toProblem(problem))

export const isUnavailable = (error: unknown) => error instanceof DomainError && error.kind === 'unavailable'
