import { expect, test } from '@jest/globals'
import { depositDays } from './deposit-days'

const day = (date: string, paid_in: number) => ({ date, paid_in })

test.each([
  [[], []],
  [[day('2026-11-01', 500)], []],
  [[day('2026-11-01', 500), day('2026-11-02', 500)], []],
  [
    [day('2026-11-01', 500), day('2026-11-02', 700), day('2026-11-03', 700), day('2026-11-04', 701)],
    ['2026-11-02', '2026-11-04'],
  ],
])('PMA-056 D-119 of %j money came in later on %j', (days, deposits) => expect(depositDays(days)).toEqual(deposits))
