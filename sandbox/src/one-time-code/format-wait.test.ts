import { expect, test } from '@jest/globals'
import { formatWait } from './format-wait'

test.each([
  [1, '۱ ثانیهٔ', '1 second'],
  [119, '۱۱۹ ثانیهٔ', '119 seconds'],
  [120, '۲ دقیقهٔ', '2 minutes'],
  [121, '۳ دقیقهٔ', '3 minutes'],
  [7199, '۱۲۰ دقیقهٔ', '120 minutes'],
  [7200, '۲ ساعت', '2 hours'],
  [80_000, '۲۳ ساعت', '23 hours'],
  [172_799, '۴۸ ساعت', '48 hours'],
  [172_800, '۲ روز', '2 days'],
  [29.5 * 86_400, '۳۰ روز', '30 days'],
])('T17 a wait of %d seconds reads «%s» and “%s”', (seconds, persian, english) => {
  expect([formatWait(seconds, 'fa'), formatWait(seconds, 'en')]).toEqual([persian, english])
})
