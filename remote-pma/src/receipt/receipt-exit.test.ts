import { expect, test } from '@jest/globals'
import { findReceiptExit } from './receipt-exit'

const held = [{ prx: 'PRX-1' }, { prx: 'PRX-2' }]

test.each([
  ['a start, nothing held', { prx: null, onb_uuid: 'u' }, [], { portfolio: undefined, canResume: true }],
  ['a start, something held', { prx: null, onb_uuid: 'u' }, held, { portfolio: 'PRX-1', canResume: true }],
  ['a start whose portfolio is made', { prx: 'PRX-2', onb_uuid: 'u' }, held, { portfolio: 'PRX-2', canResume: false }],
  ['an increase', { prx: 'PRX-2', onb_uuid: null }, held, { portfolio: 'PRX-2', canResume: false }],
  ['an unknown payment', undefined, [], { portfolio: undefined, canResume: false }],
  ['an unknown payment, something held', undefined, held, { portfolio: 'PRX-1', canResume: false }],
])('PMA-040 closing the receipt of %s', (_, facts, portfolios, exit) =>
  expect(findReceiptExit(facts, portfolios)).toEqual(exit),
)
