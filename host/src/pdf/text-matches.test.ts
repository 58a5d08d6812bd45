import { expect, test } from '@jest/globals'
import { findInPages, findInText, matchFrom } from './text-matches'

const found = (text: string, query: string) => findInText(text, query).map(({ start, end }) => text.slice(start, end))

test.each([
  ['شرایط کارت و کارت دوم', 'كارت', ['کارت', 'کارت']],
  ['قرارداد می‌شود', 'میشود', ['می‌شود']],
  ['قرارداد می‌شود', 'می‌شود', ['می‌شود']],
  ['مادهٔ ۱۲ و ماده 12', 'ماده 12', ['مادهٔ ۱۲', 'ماده 12']],
  ['پانصد\n میلیون  ریال', 'پانصد میلیون ریال', ['پانصد\n میلیون  ریال']],
  ['آرمان', 'ارمان', ['آرمان']],
  ['ﻻله آذر', 'لاله', ['ﻻله']],
  ['Annex A, annex B', 'ANNEX', ['Annex', 'annex']],
  ['ننننن', 'نن', ['نن', 'نن']],
  ['شرایط', '', []],
  ['شرایط', '   ', []],
  ['شرایط', 'کارت', []],
])('PLT-048 D-133 in «%s» the word «%s» is found as %j', (text, query, matches) =>
  expect(found(text, query)).toEqual(matches),
)

test('PLT-048 D-133 matches of all pages come in reading order, and the next one is on this page or after it, else the first', () => {
  const matches = findInPages(['کارت کارت', 'هیچ', 'کارت'], 'کارت')
  expect(matches).toEqual([
    { page: 1, index: 0 },
    { page: 1, index: 1 },
    { page: 3, index: 0 },
  ])
  expect([1, 2, 3, 4].map((page) => matchFrom(matches, page))).toEqual([0, 2, 2, 0])
  expect(matchFrom([], 1)).toBe(-1)
})
