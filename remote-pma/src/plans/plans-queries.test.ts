import { expect, test } from '@jest/globals'
import { plansQuery, userPortfoliosQuery } from './plans-queries'

test('PLT-061 CON-21 PMA-004 plans and portfolios are refetched after four hours', () => {
  const fourHours = 4 * 60 * 60 * 1000
  for (const query of [plansQuery(), userPortfoliosQuery()]) {
    expect(query).toMatchObject({ staleTime: fourHours, refetchInterval: fourHours })
  }
})
