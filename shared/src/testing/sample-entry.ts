import type { FeedEntry } from '../contract/feed'

/** A transfer of the feed, with some of it as a test wants it. */
export const sampleEntry = (own: Partial<FeedEntry> = {}): FeedEntry => ({
  id: 'account:9001',
  product: 'ACCOUNT',
  kind: 'WITHDRAW',
  title: 'لاله آذرمهر',
  bank: 'بانک خاورمیانه',
  way: 'card',
  fund_type: null,
  picture: null,
  status: 'SUCCESS',
  direction: 'OUT',
  amount: 5_000_000,
  fee: 7_200,
  date: '2026-11-21T12:52:08.000Z',
  reference: '140508300012',
  note: 'اجاره',
  detail: '9001',
  ...own,
})
