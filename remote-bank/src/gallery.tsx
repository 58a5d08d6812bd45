import type { BankOrder } from '@sarv/shared/contract/bank-money'
import { defineGallery, type ScreenState } from '@sarv/shared/gallery/define-gallery'
import fa from '../locales/fa.json'
import { ordersQuery } from './orders/orders-query'
import { OrdersScreen } from './orders/orders-screen'

const { queryKey } = ordersQuery()
const screen = OrdersScreen

const kinds = ['CARD', 'REISSUE', 'FAST_INVEST'] as const
const statuses = ['PENDING', 'DONE', 'FAILED'] as const

/** Orders of every kind in every status, again and again. */
const orders = Array.from({ length: 18 }, (_, index): BankOrder => {
  const kind = kinds[index % 3] ?? 'CARD'
  return {
    id: `order-${index}`,
    kind,
    title: kind === 'FAST_INVEST' ? 'سرمایه‌گذاری سریع' : 'درخواست کارت',
    status: statuses[Math.floor(index / 3) % 3] ?? 'PENDING',
    amount: kind === 'FAST_INVEST' ? 41_000_000 * (index + 1) : null,
    created_at: new Date(Date.UTC(2026, 10, 20) - index * 86_400_000).toISOString(),
    onb_uuid: null,
    order_id: kind === 'FAST_INVEST' ? 1_000 + index : null,
  }
})

const states: readonly ScreenState[] = [
  {
    name: 'orders-loading',
    title: { fa: 'سفارش‌ها، در راه', en: 'Orders, loading' },
    screen,
    queries: [{ queryKey, isLoading: true }],
  },
  {
    name: 'orders-empty',
    title: { fa: 'بدون سفارش', en: 'No orders' },
    screen,
    queries: [{ queryKey, data: { orders: [] } }],
  },
  {
    name: 'orders-failed',
    title: { fa: 'سفارش‌ها نیامدند', en: 'Orders, failed' },
    screen,
    queries: [{ queryKey, error: new Error('the gallery lets this query fail') }],
  },
  {
    name: 'orders-many',
    title: { fa: 'سفارش‌های بسیار', en: 'Many orders' },
    screen,
    queries: [{ queryKey, data: { orders } }],
  },
]

/** States of screens for the gallery at /test of `pnpm dev`. */
export default defineGallery({ name: 'bank', dictionaries: { fa, en: () => import('../locales/en.json') }, states })
