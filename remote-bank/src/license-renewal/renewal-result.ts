/** Result of a licence renewal, as its page reads it from the address. */
export interface RenewalResult {
  readonly good: boolean
  readonly message: string | undefined
  /** Words of the button. */
  readonly button: string | undefined
}

/** An address may carry anything; no more of it than this is shown. (D-29) */
const longest = { message: 200, button: 40 } as const

/** Controls and marks of direction, with which a text could turn or break what stands beside it. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu

/**
 * Reads the result of a renewal from an address: plain, short texts; only that word is a success, in any case. (BNK-075)
 * @example renewalResult(new URLSearchParams('status=success&message=تمدید شد')).good // true
 */
export function renewalResult(query: Pick<URLSearchParams, 'get'>): RenewalResult {
  const text = (name: keyof typeof longest) =>
    query.get(name)?.slice(0, longest[name]).replace(unprintable, ' ').trim() || undefined
  return { good: query.get('status')?.toUpperCase() === 'SUCCESS', message: text('message'), button: text('button') }
}

/** The address of the result page. (BNK-074) */
export function renewalAddress(result: { status: string; message: string; button: string }): string {
  return `/receipt/bank-license-renewal?${new URLSearchParams(result)}`
}
