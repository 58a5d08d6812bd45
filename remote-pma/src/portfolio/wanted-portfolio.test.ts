import { expect, test } from '@jest/globals'
import { portfolioNames, wantedPortfolio, withQuery } from './wanted-portfolio'

test.each([
  ['prx=PRX-20481734', 'PRX-20481734'],
  ['prx=%20PRX-1%20', 'PRX-1'],
  ['', undefined],
  ['prx=', undefined],
  ['prx=..%2F..%2Fhome', undefined],
  ['prx=%00', undefined],
  [`prx=${'9'.repeat(41)}`, undefined],
  ['prx=<script>', undefined],
  ['prx[]=a', undefined],
])('PMA-058 the address ?%s asks for the portfolio %s', (query, prx) => {
  expect(wantedPortfolio(new URLSearchParams(query))).toBe(prx)
})

test.each([
  ['prx=PRX-1&status=FAILED', 'prx', undefined, '?status=FAILED'],
  ['prx=PRX-1', 'prx', 'PRX-2', '?prx=PRX-2'],
  ['prx=PRX-1', 'prx', undefined, ''],
])('PMA-058 ?%s with another %s, %s, is the address %s', (query, name, value, address) => {
  expect(withQuery(new URLSearchParams(query), name, value)).toBe(address)
})

test('PMA-058 two portfolios of one plan are told apart by their codes', () => {
  const plan = { plan_name: 'سبد آرامش' }
  expect(portfolioNames([{ prx: 'PRX-20481734', ...plan }])).toEqual([{ prx: 'PRX-20481734', name: 'سبد آرامش' }])
  const names = portfolioNames([
    { prx: 'PRX-20481734', ...plan },
    { prx: 'PRX-20485555', ...plan },
  ]).map(({ name }) => name)
  expect(names).toEqual(['سبد آرامش \u20661734\u2069', 'سبد آرامش \u20665555\u2069'])
})
