import { expect, test } from '@jest/globals'
import { createCitationFilter } from './citation-filter'

test.each([
  ['one mark', 'تا ۴۸ ساعت [1].', 'تا ۴۸ ساعت.', [1]],
  ['several in one', 'بله [1, 3] و [۲]', 'بله و', [1, 3, 2]],
  ['the same twice', 'الف [1] ب [1]', 'الف ب', [1]],
  ['another bracket', 'فرم [الف] را پر کنید [1', 'فرم [الف] را پر کنید [1', []],
  ['full-width brackets', 'بله【2】', 'بله', [2]],
  ['no mark', 'بله.', 'بله.', []],
])('SBX-115: %s is the same in one piece and letter by letter', (_, text, shown, numbers) => {
  for (const pieces of [[text], [...text]]) {
    const filter = createCitationFilter()
    const passed = pieces.map((piece) => filter.push(piece)).join('') + filter.end()
    expect([passed, filter.cited()]).toEqual([shown, numbers])
  }
})
