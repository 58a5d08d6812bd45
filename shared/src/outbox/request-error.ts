/** The part of ApiError that this file reads. */
interface ErrorFacts {
  readonly status: number
  readonly detail: string | undefined
}

/** Error message of a rejected request: the server's own sentence, or a key of `money.refused.*`. */
export type RequestError = { readonly said: string } | { readonly key: 'forbidden' | 'unknown' }

/** Error codes for which the shell opens a prompt of its own. (ERR-04, ERR-05) */
const promptedCodes = ['ONB-REQUIRED', 'LIMIT_AMOUNT']

/** Converts the error of a rejected request to its message; undefined when the shell prompts instead. */
export function toRequestError({ status, detail }: ErrorFacts): RequestError | undefined {
  if (promptedCodes.some((code) => code === detail)) return undefined
  if (status === 403) return { key: 'forbidden' }
  return detail === undefined ? { key: 'unknown' } : { said: detail }
}
