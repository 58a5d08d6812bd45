import { expect, test } from '@jest/globals'
import moment from 'jalali-moment'
import { addDays } from '../days'
import { firstYear, lastYear, toJalali } from '../jalali'
import { fromJalali } from './jalali-months'

const byIntl = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

test('PLT-036 Intl, jalali-moment and the rule agree on every day from 1300/1/1 to 1500/12/29, there and back', () => {
  const [first, end] = ['1921-03-21', '2122-03-21']
  expect([toJalali(first), fromJalali({ year: firstYear, month: 1, day: 1 })]).toEqual([
    { year: 1300, month: 1, day: 1 },
    first,
  ])
  expect([toJalali(addDays(end, -1)), toJalali(end)]).toEqual([{ year: lastYear, month: 12, day: 29 }, undefined])
  const differences: string[] = []
  let compared = 0
  for (let iso = first; iso < end; iso = addDays(iso, 1)) {
    const ours = toJalali(iso)
    const read = moment.utc(iso)
    const three = [`${ours?.month}/${ours?.day}/${ours?.year}`, read.format('jM/jD/jYYYY'), intlDay(iso)]
    if (!ours || new Set(three).size > 1 || fromJalali(ours) !== iso) differences.push(iso)
    compared++
  }
  expect(differences).toEqual([])
  expect(compared).toBe(73_414)
})

/** @example intlDay('2026-03-21') // '1/1/1405' */
const intlDay = (iso: string): string => byIntl.format(Date.parse(iso)).replace(' AP', '')
