import { expect, test } from '@jest/globals'
import { showKit } from '../../testing/show-kit'
import { StatusBadge } from './status-badge'

test.each([
  'REVERSED',
  'INVALID',
  'PSP_NOT_RESPONSE',
  'SYSTEM_FAILED',
  'CANCELED',
  'FAILED',
  'failed',
  'System Failed',
])('INV-061 ST-10 %s reads «ناموفق»', (value) => {
  const { container } = showKit(<StatusBadge set="transaction" value={value} />)
  expect(container).toHaveTextContent(/^ناموفق$/)
})

test.each([
  ['ON_HOLD', 'ON_HOLD'],
  [' بازبینی ', 'بازبینی'],
  ['__proto__', '__proto__'],
  ['x'.repeat(5000), 'x'.repeat(24)],
  ['', 'نامشخص'],
  ['   ', 'نامشخص'],
])('F32 the unknown word %j is shown as it came', (value, text) => {
  const { container } = showKit(<StatusBadge set="transaction" value={value} />)
  expect(container.textContent).toBe(text)
})
