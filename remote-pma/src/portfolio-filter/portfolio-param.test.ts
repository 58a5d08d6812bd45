import { expect, test } from '@jest/globals'
import { portfolioParam, withParam } from './portfolio-param'

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
])('PMA-058 the query ?%s filters by the portfolio %s', (query, prx) => {
  expect(portfolioParam(new URLSearchParams(query))).toBe(prx)
})

test.each([
  ['prx=PRX-1&status=FAILED', 'prx', undefined, '?status=FAILED'],
  ['prx=PRX-1', 'prx', 'PRX-2', '?prx=PRX-2'],
  ['prx=PRX-1', 'prx', undefined, ''],
])('PMA-058 ?%s with %s set to %s becomes %s', (query, name, value, next) => {
  expect(withParam(new URLSearchParams(query), name, value)).toBe(next)
})
