import { leftToRight } from '@sarv/shared/text/left-to-right'

/**
 * Unique display names of portfolios that are listed together: the plan's name, with the end of the code where two share
 * a plan.
 * @param digits of the language, of `useFormat`
 * @example portfolioNames([{ prx: 'PRX-20481734', plan_name: 'سبد آرامش' }], digits) // [{ prx: 'PRX-20481734', name: 'سبد آرامش' }]
 */
export function portfolioNames(
  portfolios: readonly { readonly prx: string; readonly plan_name: string }[],
  digits: (text: string) => string,
): { prx: string; name: string }[] {
  return portfolios.map(({ prx, plan_name }) => {
    const isUnique = portfolios.filter((other) => other.plan_name === plan_name).length === 1
    return { prx, name: isUnique ? plan_name : `${plan_name} ${leftToRight(digits(prx.slice(-4)))}` }
  })
}
