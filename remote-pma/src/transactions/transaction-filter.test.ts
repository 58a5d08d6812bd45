import { expect, test } from '@jest/globals'
import { transactionState, transactionType } from './transaction-filter'

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

test.each([
  ['type=START', 'START'],
  ['type=%20additional', 'ADDITIONAL'],
  ['type=increase', 'INCREASE'],
  ['type=CREATED', undefined],
  ['type=', undefined],
  ['', undefined],
  ['type=__proto__', undefined],
])('PMA-058 U18 the query ?%s filters by the kind %s', (query, type) => {
  expect(transactionType(new URLSearchParams(query))).toBe(type)
})
