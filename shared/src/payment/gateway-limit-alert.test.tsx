import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../testing/show-kit'
import { GatewayLimitAlert } from './gateway-limit-alert'

const limit = 2_000_000_000
const way = (payments: string) => `در ${payments} پرداخت.`

test.each([
  [limit + 1, 'در ۲ پرداخت.'],
  [2 * limit, 'در ۲ پرداخت.'],
  [5_000_000_000, 'در ۳ پرداخت.'],
])('D-127 D-144 %d rial are told with the limit and the number of payments: «%s»', (amount, said) => {
  showKit(<GatewayLimitAlert amount={amount} limit={limit} way={way} />)
  expect(screen.getByRole('status')).toHaveTextContent(
    `هر درگاه کارتی در یک پرداخت تا ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال می‌پذیرد. ${said}`,
  )
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [limit, limit],
  [undefined, limit],
  [limit + 1, undefined],
])('D-127 D-144 nothing is said of %p rial where a gateway takes %p', (amount, most) => {
  const { container } = showKit(<GatewayLimitAlert amount={amount} limit={most} way={way} />)
  expect(container).not.toHaveTextContent(/./)
})
