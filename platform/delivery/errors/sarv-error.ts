import { type ErrorCode, errorTable } from './error-table'

/** One numbered error of the delivery, with what is special about this case. */
export interface ErrorDetail {
  readonly code: ErrorCode
  readonly detail: string
}

/** Error that ends a command: what happened, why here, and what to do. */
export class SarvError extends Error implements ErrorDetail {
  readonly code: ErrorCode
  readonly detail: string

  constructor(code: ErrorCode, detail: string) {
    super(`${code} ${errorTable[code].description} ${detail}`)
    this.code = code
    this.detail = detail
  }
}

/** Several at once, as of the gate. */
export class SarvErrors extends Error {
  readonly errors: readonly ErrorDetail[]

  constructor(errors: readonly ErrorDetail[]) {
    super(errors.map(({ code, detail }) => `${code} ${errorTable[code].description} ${detail}`).join('\n'))
    this.errors = errors
  }
}

/** The numbered errors of something caught, one or several; none where it is another error. */
export function detailsOf(error: unknown): readonly ErrorDetail[] {
  if (error instanceof SarvErrors) return error.errors
  return error instanceof SarvError ? [error] : []
}

/** A fault as people read it: number, what it is, what it is here, what to do. */
export function formatError({ code, detail }: ErrorDetail): string[] {
  const { description, fix } = errorTable[code]
  return [`${code}  ${description}`, ...detail.split('\n').map((line) => `          ${line}`), `     fix  ${fix}`]
}
