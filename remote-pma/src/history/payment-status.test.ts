import { expect, test } from '@jest/globals'
import { paymentStatus } from './payment-status'

test.each([
  ['REVIEW', 'WAITING'],
  ['SUCCESS', 'SUCCESS'],
  ['REVERSED', 'REVERSED'],
  ['ODD', 'ODD'],
])('PMA-058 ST-10 a payment of status %s is shown as %s', (status, shown) => expect(paymentStatus(status)).toBe(shown))
