import { expect, test } from '@jest/globals'
import { selectAddress } from './address-choice'

const at = (id: number, is_default = false) => ({
  ...{ id, address: `خیابان ${id}`, postal_code: '1234567890', province_id: 8, city_id: 81, is_default },
  category: 'OTHER',
})
const [work, home, other] = [at(5), at(6, true), at(7)]

test.each([
  ['nothing where there is none', [], undefined, '', undefined],
  ['nothing where none is the default', [work, other], undefined, '', undefined],
  ['the default', [work, home], undefined, '', home],
  ['what the server keeps', [work, home], undefined, '5', work],
  ['what the person chose', [work, home, other], 7, '5', other],
  ['the default when what was kept is gone', [work, home], undefined, '99', home],
])('BNK-030 the selected address is %s', (_, addresses, chosen, stored, selected) =>
  expect(selectAddress(addresses, chosen, stored)).toBe(selected),
)
