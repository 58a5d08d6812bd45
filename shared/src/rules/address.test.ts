import { expect, test } from '@jest/globals'
import { addressLine, parseAddressLine } from './address'

test.each([
  { address: 'خیابان سرو', tel: '12', unit: '3' },
  { address: 'خیابان سرو', tel: '120', unit: '14' },
  { address: 'خیابان بهار، پلاک 4، واحد 5، کوچهٔ دوم', tel: '12', unit: '0' },
])('PLT-059 the fields %j come back out of their line', (fields) =>
  expect(parseAddressLine(addressLine(fields))).toEqual(fields),
)

test.each(['خیابان سرو', 'خیابان سرو، پلاک ۱۲', 'خیابان سرو، پلاک 12، واحد 3 شمالی', ''])(
  'PLT-059 a line of another form is all street: %s',
  (line) => expect(parseAddressLine(line)).toEqual({ address: line, tel: '', unit: '' }),
)
