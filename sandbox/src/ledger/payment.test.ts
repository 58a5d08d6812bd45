import { expect, test } from '@jest/globals'
import type { Decision, Gateway } from '../gateway/gateway'
import { createFakeClock } from '../testing/fake-clock'
import { closeAtGateway, inquire, isPaid, unpaidStatus } from './payment'

const decision = (status: Decision['status'], amount = 500): Decision => ({
  status,
  amount,
  psp: 'negin',
  traceNumber: '1',
  decidedAt: new Date('2026-11-21T08:00:00Z'),
})

test.each([
  ['SUCCESS', 500, true],
  ['SUCCESS', 499, false],
  ['FAILED', 500, false],
  ['CANCELED', 500, false],
] as const)('SBX-009 a gateway that says %s and took %d of 500 rial paid the payment: %p', (status, amount, expected) =>
  expect(isPaid(decision(status, amount), 500)).toBe(expected),
)

test.each([
  ['CANCELED', 'CANCELED'],
  ['FAILED', 'FAILED'],
  ['SUCCESS', 'FAILED'],
] as const)('SBX-008 a payment that the gateway ended unpaid with %s is %s', (status, expected) =>
  expect(unpaidStatus(decision(status))).toBe(expected),
)

test('SBX-057 a payment that no gateway can take is asked about nowhere, and closed nowhere', async () => {
  const asked = () => Promise.reject(new Error('somebody was asked'))
  const gateway: Gateway = {
    open: asked,
    inquire: asked,
    close: asked,
    paymentMethods: () => [],
    pspName: () => undefined,
  }
  const context = { clock: createFakeClock('2026-11-21T08:00:00Z'), gateway }
  const payment = { uuid: '', gateway_reference: null }
  expect(await inquire({ query: asked }, context, payment)).toBeUndefined()
  expect(await closeAtGateway({ query: asked }, context, payment)).toBeUndefined()
})
