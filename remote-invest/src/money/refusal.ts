/** What ApiError says about a refused purchase or sale. */
interface Refused {
  readonly kind: string
  readonly status: number
  readonly detail: string | undefined
}

/** Why a request was not taken: the server's own sentence, or a key of `money.refused.*`. */
export type Refusal = { readonly said: string } | { readonly key: 'forbidden' | 'unknown' }

/** Codes that the shell answers with a prompt of its own. (ERR-04, ERR-05) */
const codes = ['ONB-REQUIRED', 'LIMIT_AMOUNT']

/** Why a purchase or sale was not taken, in words for the person; undefined when the shell speaks. */
export function refusalOf({ kind, status, detail }: Refused): Refusal | undefined {
  if (detail !== undefined && codes.includes(detail)) return undefined
  if (status === 403) return { key: 'forbidden' }
  return kind !== 'http' || detail === undefined ? { key: 'unknown' } : { said: detail }
}
