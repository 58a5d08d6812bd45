import { expect, test } from '@jest/globals'
import { withoutFigures } from './without-figures'

test.each([
  ['خرید ۱٬۹۹۳ واحد، هر واحد ۴۰٬۱۴۴ ریال', 'خرید ***** واحد، هر واحد ***** ریال'],
  ['Bought 1,993 units at 40,144.5 rial', 'Bought ***** units at ***** rial'],
  ['مانده از پیش', 'مانده از پیش'],
])('INV-065 U1 hidden, the sentence of a row keeps its words and no figure: %s', (sentence, shown) => {
  expect(withoutFigures(sentence)).toBe(shown)
})
