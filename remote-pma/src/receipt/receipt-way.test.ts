import { expect, test } from '@jest/globals'
import { wayOn } from './receipt-way'

const held = [{ prx: 'PRX-1' }, { prx: 'PRX-2' }]

test.each([
  ['a start, nothing held', { prx: null, onb_uuid: 'u' }, [], { portfolio: undefined, goesOn: true }],
  ['a start, something held', { prx: null, onb_uuid: 'u' }, held, { portfolio: 'PRX-1', goesOn: true }],
  ['a start whose portfolio is made', { prx: 'PRX-2', onb_uuid: 'u' }, held, { portfolio: 'PRX-2', goesOn: false }],
  ['an increase', { prx: 'PRX-2', onb_uuid: null }, held, { portfolio: 'PRX-2', goesOn: false }],
  ['an unknown payment', undefined, [], { portfolio: undefined, goesOn: false }],
  ['an unknown payment, something held', undefined, held, { portfolio: 'PRX-1', goesOn: false }],
])('PMA-040 closing the receipt of %s', (_, facts, portfolios, way) => expect(wayOn(facts, portfolios)).toEqual(way))
