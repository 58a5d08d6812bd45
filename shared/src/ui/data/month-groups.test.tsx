import { expect, test } from '@jest/globals'
import { monthTotals } from './month-groups'

test('U18 F37 a month has the totals of the first page that tells them: later pages may be older', () => {
  const total = (month: string, paid_in: number) => ({ month, paid_in, paid_out: 0 })
  const pages = [{ months: [total('1405-09', 3)] }, { months: [total('1405-09', 2), total('1405-08', 5)] }, {}]
  expect(monthTotals(pages)).toEqual(
    new Map([
      ['1405-09', total('1405-09', 3)],
      ['1405-08', total('1405-08', 5)],
    ]),
  )
  expect(monthTotals()).toEqual(new Map())
})
