import { expect, test } from '@jest/globals'
import { findRanges } from './highlight-matches'

test('PLT-048 D-133 matches are found in the text layer, across parts of a line and its end, as often as in the text of the page', () => {
  const page = document.createElement('div')
  page.innerHTML =
    '<div class="textLayer"><span>شرایط کا</span><span>رت</span><br><span class="markedContent"><span>کارت</span></span><br><span>پانصد</span><br><span>میلیون</span></div>'
  expect(findRanges(page, 'كارت').map(String)).toEqual(['کارت', 'کارت'])
  expect(findRanges(page, 'پانصد میلیون').map(String)).toEqual(['پانصدمیلیون'])
  expect(findRanges(page, 'نیست')).toEqual([])
  expect(findRanges(document.createElement('div'), 'کارت')).toEqual([])
})
