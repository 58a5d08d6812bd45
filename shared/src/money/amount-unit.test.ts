import { expect, test } from '@jest/globals'
import { editToman, isWholeToman, toTomanDigits } from './amount-unit'

test.each([
  ['', true],
  ['0', true],
  ['5000000', true],
  ['15', false],
])('D-127 an amount of %j rial can be shown in toman: %j', (digits, whole) => expect(isWholeToman(digits)).toBe(whole))

test.each([
  ['', '5', '50', '5'],
  ['50', '', '', ''],
  ['5000000', '500,0001', '50000010', '5,000,001'],
  ['', '۵۰۰٬۰۰۰ تومان', '5000000', '500,000'],
  ['', '500,000 toman', '5000000', '500,000'],
  ['', '500,000 Tomans', '5000000', '500,000'],
  ['', '99,999,999,999', '999999999990', '99,999,999,999'],
])('PLT-041 in toman, %j rial become, by «%s», %j', (before, text, digits, shown) =>
  expect(editToman(before, text, text.length, 'en')).toMatchObject({ digits, shown }),
)

test.each([['۵۰۰٬۰۰۰ ریال'], ['500,000 IRR'], ['1.5'], ['999,999,999,999'], ['هزار تومان']])(
  'VAL-13 in toman, «%s» is refused',
  (text) => expect(editToman('', text, text.length, 'en')).toBeUndefined(),
)

test('D-127 what is typed in toman is shown as it was typed', () => {
  const edit = editToman('', '123', 3, 'en')
  expect(toTomanDigits(edit?.digits ?? '')).toBe('123')
})
