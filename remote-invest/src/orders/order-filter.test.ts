import { expect, test } from '@jest/globals'
import { parseOrderFilter, toOrderListQuery, withFilter } from './order-filter'

const nothing = { dscode: undefined, recom_tracking_code: undefined, status: undefined, side: undefined }

test.each([
  ['', {}],
  ['status=open&side=BUY', { status: 'open', side: 'BUY' }],
  ['status=PENDING', { status: 'open' }],
  ['status=partially_filled&side=sell', { status: 'open', side: 'SELL' }],
  ['status=REJECTED', { status: 'failed' }],
  ['status=completed', { status: 'done' }],
  ['status=%20Inquiry%20&side=%20BUY', { status: 'done', side: 'BUY' }],
  ['status=canceled&dscode=11307', { status: 'canceled', dscode: '11307' }],
  ['recom_tracking_code=RC-1&side=BUY', { recom_tracking_code: 'RC-1', side: 'BUY' }],
  ['status=ON_HOLD&side=GIFT', {}],
  ['status=__proto__&side=constructor', {}],
  ['status=open,done&side=BUY,SELL', {}],
  ['status=&side=&dscode=', {}],
  ["status='%20or%201=1--", {}],
  [`status=${'x'.repeat(5000)}`, {}],
])('INV-055 INV-056 the query %s is parsed as %j', (query, filter) =>
  expect(parseOrderFilter(new URLSearchParams(query))).toEqual({ ...nothing, ...filter }),
)

test.each([
  ['open', 'WAITING,PENDING,PARTIALLY_FILLED'],
  ['done', 'DONE,SUCCESS,INQUIRY,completed'],
  ['canceled', 'CANCELED,EXECUTION_TIME_OUT'],
  ['failed', 'FAILED,REJECTED'],
  [undefined, undefined],
] as const)('INV-056 ST-09 the group %s requests the statuses %s', (status, statuses) => {
  const filter = { ...nothing, side: 'BUY' as const }
  expect(toOrderListQuery({ ...filter, status })).toEqual({ ...filter, status: statuses })
})

test.each([
  ['dscode=11307', 'status', 'done', '/fund-orders?dscode=11307&status=done'],
  ['dscode=11307&status=done', 'status', 'open', '/fund-orders?dscode=11307&status=open'],
  ['dscode=11307&status=done', 'dscode', undefined, '/fund-orders?status=done'],
  ['status=done', 'status', undefined, '/fund-orders'],
] as const)('INV-055 INV-056 from ?%s with %s %s leads to %s', (query, name, value, address) =>
  expect(withFilter(new URLSearchParams(query), name, value)).toBe(address),
)
