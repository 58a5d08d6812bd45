import type { Order } from '@sarv/shared/contract/fund-orders'

/** An order of the wire, as a test needs it; what it does not say is that of a settled purchase. */
export const sampleOrder = (change: Partial<Record<keyof Order, unknown>> = {}) => ({
  id: 7,
  ds_code: '11307',
  fund_name: 'چکاد بلند',
  fund_type: 'FixedIncome',
  side: 'BUY',
  type: 'AMOUNT',
  amount: 1_000_000,
  units: null,
  price: null,
  fee: 0,
  remainder: 0,
  status: 'DONE',
  created_at: '2026-11-01T08:00:00Z',
  settles_on: null,
  is_cancellable: false,
  tracking_code: '123456789012',
  recom_tracking_code: null,
  iban: null,
  payment_uuid: null,
  timeline: [],
  ...change,
})
