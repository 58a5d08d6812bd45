import { expect, test } from '@jest/globals'
import { formatterFor } from '@sarv/shared/format/format'
import { portfolioNames } from './portfolio-names'

const { digits } = formatterFor('fa')

test('PMA-058 two portfolios of one plan are told apart by their codes', () => {
  const plan = { plan_name: 'سبد آرامش' }
  expect(portfolioNames([{ prx: 'PRX-20481734', ...plan }], digits)).toEqual([
    { prx: 'PRX-20481734', name: 'سبد آرامش' },
  ])
  const names = portfolioNames(
    [
      { prx: 'PRX-20481734', ...plan },
      { prx: 'PRX-20485555', ...plan },
    ],
    digits,
  ).map(({ name }) => name)
  expect(names).toEqual(['سبد آرامش \u2066۱۷۳۴\u2069', 'سبد آرامش \u2066۵۵۵۵\u2069'])
})
