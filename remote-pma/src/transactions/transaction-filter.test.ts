import { expect, test } from '@jest/globals'
import { transactionState } from './transaction-filter'

test.each([
  ['status=SUCCESS', 'SUCCESS'],
  ['status=waiting', 'WAITING'],
  ['status=REVIEW', 'WAITING'],
  ['status=FAILED', 'FAILED'],
  ['status=%20canceled', 'FAILED'],
  ['status=REVERSED', 'FAILED'],
  ['status=INVALID', 'FAILED'],
  ['status=PSP_NOT_RESPONSE', 'FAILED'],
  ['status=SYSTEM_FAILED', 'FAILED'],
  ['', undefined],
  ['status=', undefined],
  ['status=__proto__', undefined],
  ['status[]=FAILED', undefined],
])('PMA-058 the query ?%s filters by the status group %s', (query, state) => {
  expect(transactionState(new URLSearchParams(query))).toBe(state)
})
