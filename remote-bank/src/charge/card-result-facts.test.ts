import { expect, test } from '@jest/globals'
import { factsInAddress } from '@sarv/shared/payment/receipt-facts'
import { inCapitals } from './card-result-facts'

test.each([
  ['status=success&message=ok', { status: 'SUCCESS', message: 'ok' }],
  ['status=failed', { status: 'FAILED', message: undefined }],
  ['status=SUCCESS&trace_no=48', { status: 'SUCCESS', trace: '48' }],
  ['', { status: undefined, amount: undefined }],
  [`status=${'x'.repeat(999)}`, { status: 'X'.repeat(200) }],
])('BNK-055: the status of an address is known in any spelling: %#', (query, facts) =>
  expect(inCapitals(factsInAddress(new URLSearchParams(query)))).toMatchObject(facts),
)
