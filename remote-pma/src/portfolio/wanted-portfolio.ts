/** What the code of a portfolio may look like; anything else in an address asks for nothing. */
const CODE = /^[\w-]{1,40}$/

/** The one portfolio that the address of a list asks for; undefined for all of them. @example wantedPortfolio(new URLSearchParams('prx=PRX-1')) // 'PRX-1' */
export function wantedPortfolio(query: URLSearchParams): string | undefined {
  const prx = query.get('prx')?.trim() ?? ''
  return CODE.test(prx) ? prx : undefined
}

/** The same address with another value in its query, or without it; all else stays. */
export function withQuery(query: URLSearchParams, name: string, value: string | undefined): string {
  const next = new URLSearchParams(query)
  if (value === undefined) next.delete(name)
  else next.set(name, value)
  return next.size > 0 ? `?${next}` : ''
}

/**
 * What each portfolio is called where they stand side by side: its plan, and the end of its code where two are of one.
 * @example portfolioNames([{ prx: 'PRX-20481734', plan_name: 'سبد آرامش' }]) // [{ prx: 'PRX-20481734', name: 'سبد آرامش' }]
 */
export function portfolioNames(
  portfolios: readonly { readonly prx: string; readonly plan_name: string }[],
): { prx: string; name: string }[] {
  return portfolios.map(({ prx, plan_name }) => {
    const isAlone = portfolios.filter((other) => other.plan_name === plan_name).length === 1
    return { prx, name: isAlone ? plan_name : `${plan_name} \u2066${prx.slice(-4)}\u2069` }
  })
}
