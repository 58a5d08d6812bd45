import { expect, test } from '@jest/globals'
import { findReceiptExit } from './receipt-exit'

const held = [{ prx: 'PRX-1' }, { prx: 'PRX-2' }]
const start = { status: 'SUCCESS', purpose: 'START', prx: null, onb_uuid: 'u', plan_id: 3 }
const made = { ...start, prx: 'PRX-2' }
const increase = { ...made, purpose: 'INCREASE', onb_uuid: null }
const first = '/user-pma/PRX-1'
const second = '/user-pma/PRX-2'

test.each([
  ['a start, nothing held', start, [], { close: undefined }],
  ['a start, something held', start, held, { close: first, onward: 'resume' }],
  ['a start whose portfolio is made', made, held, { close: second }],
  ['an increase', increase, held, { close: second }],
  ['a start that failed', { ...start, status: 'FAILED' }, [], { close: '/pma/3', onward: 'pay-start' }],
  ['one that failed, something held', { ...start, status: 'CANCELED' }, held, { close: '/pma/3', onward: 'pay-start' }],
  ['an increase that failed', { ...increase, status: 'FAILED' }, held, { close: second, onward: 'pay-increase' }],
  ['a failed start whose portfolio is made', { ...made, status: 'FAILED' }, held, { close: second }],
  ['an unknown payment', undefined, [], { close: undefined }],
  ['an unknown payment, something held', undefined, held, { close: first }],
])('PMA-040 D-124 the exits of the receipt of %s', (_, facts, portfolios, exit) =>
  expect(findReceiptExit(facts, portfolios)).toEqual(exit),
)
