import { expect, test } from '@jest/globals'
import { readRecommendationOrders } from '../recommendation/order-view'
import { openOlderDatabase } from '../testing/older-database'
import { openBeforeAll } from '../testing/open-before-all'
import { migrate, readMigrations } from './migrate'

const sub = '0b5f7a1c-9d0e-4a53-8a55-0d6c1f6f2a12'
const items = [
  { ds_code: '11602', product_name: 'نیلوفر کبود', value: 40_000_000, color: null, share_percentage: 40 },
  { ds_code: '11307', product_name: 'چکاد بلند', value: 60_000_000, color: null, share_percentage: 60 },
]

const db = openBeforeAll(() => openOlderDatabase('0500'))

test('SBX-019 the recommendations of an older database stay what they were, but for those that no one could pay', async () => {
  await db.query("insert into person (sub, mobile, created_at) values ($1, '09120000003', now())", [sub])
  const row = `insert into recommendation_order (sub, status, portfolio_id, type, title, items, recom_tracking_code, created_at)
    values ($1, $2, 11, 'FREE', 'پیشنهاد متعادل', $3, $4, '2026-11-21T08:00:00Z')`
  await db.query(row, [sub, 'invested', JSON.stringify(items), 'RC-1'])
  await db.query(row, [sub, 'WAITING_FOR_PAYMENT', JSON.stringify(items), null])
  await migrate(db, await readMigrations())
  expect(await readRecommendationOrders(db, sub)).toMatchObject([
    {
      id: 1,
      type: 'FREE',
      title: { fa: 'پیشنهاد متعادل', en: 'Balanced offer' },
      initial_investment_amount: 100_000_000,
      can_invest: false,
      recom_tracking_code: 'RC-1',
      order_items: items.map(({ ds_code, value, share_percentage }) => ({ ds_code, value, share_percentage })),
    },
  ])
})
