import { expect, test } from '@jest/globals'
import { monthTotals } from './month-groups'

const total = (month: string, paid_in: number) => ({ month, paid_in, paid_out: 0 })
const pages = (...sums: number[]) => sums.map((sum) => ({ months: [total('1405-09', sum)] }))

test.each([
  ['the next page', pages(1, 2), 2],
  ['one of the first five, which are refetched', pages(1, 2, 3, 4, 5, 6, 7), 5],
])('U18 F37 a month has the totals that came last: those of %s', (_, all, paid_in) => {
  expect(monthTotals(all)).toEqual(new Map([['1405-09', total('1405-09', paid_in)]]))
})

test('U18 a server may make no totals', () => {
  expect([monthTotals(), monthTotals([{}])]).toEqual([new Map(), new Map()])
})
