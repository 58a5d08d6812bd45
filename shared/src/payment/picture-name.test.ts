import { expect, test } from '@jest/globals'
import { pictureName } from './picture-name'

const numbered = (text: string) => [
  { key: 'تاریخ', value: 'جمعه ۲۹ آبان ۱۴۰۵' },
  { key: 'شمارهٔ پیگیری', value: text, copy: { text, label: 'کپی' } },
]

test.each([
  ['its number', numbered('408126773915'), 'جمعه ۲۹ آبان ۱۴۰۵', 'رسید سرو 408126773915'],
  ['its day, without a number', [], 'سه\u200cشنبه ۱ دی ۱۴۰۵', 'رسید سرو سه\u200cشنبه ۱ دی ۱۴۰۵'],
  ['nothing, without both', [], undefined, 'رسید سرو'],
  ['no folder', numbered('../a:b'), undefined, 'رسید سرو -a-b'],
])('BNK-053 the picture of a receipt is named by %s', (_what, rows, day, name) =>
  expect(pictureName('رسید سرو', { rows, day })).toBe(name),
)
