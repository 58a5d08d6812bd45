import type { FeedEntry } from '@sarv/shared/contract/feed'
import { MoneyFeed } from '@sarv/shared/feed/money-feed'
import { useState } from 'react'
import { Item } from './shelf'
import { useSay } from './use-say'

const hourMs = 3_600_000
const opened = Date.now()

const base = {
  product: 'FUND',
  kind: 'PURCHASE',
  bank: null,
  way: null,
  fund_type: null,
  picture: null,
  status: 'SUCCESS',
  direction: 'OUT',
  fee: 0,
  reference: null,
  note: null,
  detail: null,
} as const

/** The feed of all money in every kind and status. */
export function FeedItem() {
  const say = useSay()
  const [shown, setShown] = useState(true)
  const transfer = { product: 'ACCOUNT', kind: 'WITHDRAW', title: say('لاله آذرمهر', 'Laleh Azarmehr') } as const
  const rows: readonly (Partial<FeedEntry> & { title: string; amount: number; hoursAgo: number })[] = [
    {
      ...transfer,
      hoursAgo: 1,
      amount: 5_000_000,
      fee: 7_200,
      bank: say('بانک خاورمیانه', 'Middle East Bank'),
      way: 'card',
      note: say('اجاره', 'Rent'),
    },
    { hoursAgo: 3, amount: 50_000_000, title: say('چکاد بلند', 'High Summit'), fund_type: 'JointStock' },
    {
      hoursAgo: 26,
      amount: 41_250_000,
      kind: 'SALE',
      direction: 'IN',
      fee: 412_500,
      title: say('زرناب هامون', 'Hamoun Gold'),
      fund_type: 'Gold',
      status: 'WAITING',
    },
    {
      hoursAgo: 30,
      amount: 640_500,
      kind: 'PROFIT',
      direction: 'IN',
      product: 'ACCOUNT',
      title: say('سود ماهانهٔ حساب', 'Monthly profit of the account'),
    },
    {
      hoursAgo: 200,
      amount: 2_500_000_000,
      kind: 'PORTFOLIO',
      product: 'PORTFOLIO',
      title: say('سبد رشد پویا', 'Growth portfolio'),
    },
    {
      ...transfer,
      hoursAgo: 9_000,
      amount: 12_000_000,
      bank: say('بانک ساحل', 'Sahel Bank'),
      way: 'paya',
      status: 'FAILED',
    },
    {
      hoursAgo: 9_001,
      amount: 1_500_000,
      kind: 'FEE',
      product: 'CARD',
      title: say('صدور دوبارهٔ کارت', 'Card reissue'),
    },
  ]
  const results = rows.map(({ hoursAgo, ...row }, index) => ({
    ...base,
    ...row,
    id: String(index),
    date: new Date(opened - hoursAgo * hourMs).toISOString(),
  }))
  const query = {
    data: { pages: [{ results, months: [] }] },
    error: null,
    isFetching: false,
    refetch: () => undefined,
    dataUpdatedAt: opened,
    hasNextPage: true,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: async () => undefined,
  }
  return (
    <Item title={say('گردش پول', 'Feed of money')}>
      <MoneyFeed query={query} shown={shown} onToggle={() => setShown(!shown)} none={null} />
    </Item>
  )
}
