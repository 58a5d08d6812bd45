import { expect, test } from '@jest/globals'
import { noteKey } from './note-key'

test.each([
  ['FUND', 'PURCHASE', 'REVERSED', 'feed:noted.refund'],
  ['FUND', 'PURCHASE', 'CANCELED', undefined],
  ['FUND', 'SALE', 'REVERSED', undefined],
  ['FUND', 'GIFT', 'REVERSED', undefined],
  ['PORTFOLIO', 'PORTFOLIO', 'REVIEW', 'feed:noted.inReview'],
  ['PORTFOLIO', 'PORTFOLIO', 'REVERSED', 'feed:noted.reversed'],
  ['PORTFOLIO', 'PORTFOLIO', 'FAILED', undefined],
  ['ACCOUNT', 'WITHDRAW', 'REVERSED', undefined],
])('INV-058 CON-15 PMA-058 of %s %s %s the row says %s', (product, kind, status, key) =>
  expect(noteKey({ product, kind, status })).toBe(key),
)
