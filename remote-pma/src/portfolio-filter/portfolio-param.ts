/** Format of a portfolio's code; anything else in the URL is ignored. */
const prxPattern = /^[\w-]{1,40}$/

/**
 * Reads the portfolio filter from the query string; undefined for all portfolios.
 * @example portfolioParam(new URLSearchParams('prx=PRX-1')) // 'PRX-1'
 */
export function portfolioParam(query: URLSearchParams): string | undefined {
  const prx = query.get('prx')?.trim() ?? ''
  return prxPattern.test(prx) ? prx : undefined
}

/** Returns the query string with one parameter set, or removed where the value is undefined. */
export function withParam(query: URLSearchParams, name: string, value: string | undefined): string {
  const next = new URLSearchParams(query)
  if (value === undefined) next.delete(name)
  else next.set(name, value)
  return next.size > 0 ? `?${next}` : ''
}
