import { expect, test } from '@jest/globals'
import { sampleEntry } from '../testing/sample-entry'
import { feedPlace } from './feed-place'

test.each([
  [{}, '/bank/receipt/9001'],
  [{ product: 'FUND', kind: 'SALE', detail: '1042' }, '/fund-order/1042'],
  [{ product: 'FUND', kind: 'PROFIT', detail: '11307' }, '/fund/profit-sharing?ds_code=11307'],
  [{ product: 'PORTFOLIO', kind: 'PORTFOLIO', detail: 'PRX-1/2' }, '/user-pma/PRX-1%2F2'],
  [{ product: 'PORTFOLIO', kind: 'PORTFOLIO', detail: null }, undefined],
  [{ product: 'CARD', kind: 'FEE', detail: null }, '/bank/orders'],
  [{ product: 'RECOMMENDATION', kind: 'FEE', detail: null }, '/recommendations/history'],
  [{ product: 'GOLD', detail: '1' }, undefined],
])('INV-088 F32 the movement %j is told in full at %s', (own, place) =>
  expect(feedPlace(sampleEntry(own))?.to).toBe(place),
)

test('BNK-054 a row of the account that is no transfer carries its receipt', () => {
  expect(feedPlace(sampleEntry({ kind: 'DEPOSIT', title: 'واریز حقوق', detail: null }))).toEqual({
    to: '/bank/local-receipt',
    state: {
      receipt: {
        type: 'deposit',
        name: 'واریز حقوق',
        date: '2026-11-21T12:52:08.000Z',
        amount: 5_000_000,
        tran_key: '140508300012',
        description: 'اجاره',
      },
    },
  })
})
