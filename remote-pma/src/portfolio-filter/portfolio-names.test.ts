import { expect, test } from '@jest/globals'
import { portfolioNames } from './portfolio-names'

test('PMA-058 two portfolios of one plan are told apart by their codes', () => {
  const plan = { plan_name: 'سبد آرامش' }
  expect(portfolioNames([{ prx: 'PRX-20481734', ...plan }])).toEqual([{ prx: 'PRX-20481734', name: 'سبد آرامش' }])
  const names = portfolioNames([
    { prx: 'PRX-20481734', ...plan },
    { prx: 'PRX-20485555', ...plan },
  ]).map(({ name }) => name)
  expect(names).toEqual(['سبد آرامش \u20661734\u2069', 'سبد آرامش \u20665555\u2069'])
})
