import { expect, test } from '@jest/globals'
import moment from 'jalali-moment'
import { addDays } from '../days'
import { firstYear, lastYear, toJalali } from '../jalali'
import { fromJalali } from './jalali-months'

test('PLT-036 Intl and jalali-moment agree on every day from 1300/1/1 to 1500/12/29, there and back', () => {
  const [first, end] = ['1921-03-21', '2122-03-21']
  expect([toJalali(first), fromJalali({ year: firstYear, month: 1, day: 1 })]).toEqual([
    { year: 1300, month: 1, day: 1 },
    first,
  ])
  expect([toJalali(addDays(end, -1)), toJalali(end)]).toEqual([{ year: lastYear, month: 12, day: 29 }, undefined])
  const differences: string[] = []
  let compared = 0
  for (let iso = first; iso < end; iso = addDays(iso, 1)) {
    const byIntl = toJalali(iso)
    const read = moment.utc(iso)
    const byMoment = { year: read.jYear(), month: read.jMonth() + 1, day: read.jDate() }
    const same = byIntl?.year === byMoment.year && byIntl.month === byMoment.month && byIntl.day === byMoment.day
    if (!same || fromJalali(byIntl) !== iso) differences.push(iso)
    compared++
  }
  expect(differences).toEqual([])
  expect(compared).toBe(73_414)
})
