/** What ApiError says about a refused purchase. */
interface Refused {
  readonly kind: string
  readonly status: number
  readonly detail: string | undefined
}

/** What stands beside the form: the server's own sentence, or a key of `buy.failure.*`; undefined when the shell speaks. */
export type Refusal = { readonly said: string } | { readonly key: 'lost' | 'forbidden' | 'unknown' } | undefined

/** Codes that the shell answers with a prompt of its own. (ERR-04, ERR-05) */
const codes = ['ONB-REQUIRED', 'LIMIT_AMOUNT']

/** Why a purchase was not taken, in words for the person. A lost answer says that trying again never buys twice. */
export function refusalOf({ kind, status, detail }: Refused): Refusal {
  if (kind !== 'http') return { key: 'lost' }
  if (detail !== undefined && codes.includes(detail)) return undefined
  if (status === 403) return { key: 'forbidden' }
  if (status >= 500 || status === 401) return { key: 'lost' }
  return detail === undefined ? { key: 'unknown' } : { said: detail }
}
