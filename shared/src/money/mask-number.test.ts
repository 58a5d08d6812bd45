import { expect, test } from '@jest/globals'
import { maskNumber } from './mask-number'

test.each([
  ['IR160120000000001234567890', '••• 7890'],
  ['IR16 0120 0000 0000 1234 5678 90', '••• 7890'],
  ['6037991234561112', '••• 1112'],
  ['627412******4891', '••• 4891'],
  ['6274 12** **** 4891', '••• 4891'],
  ['1807430021', '••• 0021'],
  ['12345', '••• 45'],
  ['7', '•••'],
  ['', ''],
])('VAL-26 the number %p is shown as %p', (number, shown) => expect(maskNumber(number)).toBe(shown))
