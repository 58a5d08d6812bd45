import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { Money } from './money'
import { Percent, SignedNumber } from './signed-number'

test('PLT-037 an amount has separators and its unit', () => {
  const { container } = showKit(<Money amount={1_284_650_000} />)
  expect(container).toHaveTextContent('۱٬۲۸۴٬۶۵۰٬۰۰۰ ریال')
})

test.each([
  ['hero', 'صفر'],
  ['sheet', 'صفر'],
  ['row', '۰'],
] as const)('HST-083 nothing as a %s amount reads %s', (look, figure) => {
  showKit(<Money amount={0} look={look} />)
  expect(screen.getByText(figure)).toBeVisible()
})

test('HST-083 INV-003 nothing that is hidden looks like any other amount', () => {
  const { container } = showKit(<Money amount={0} look="hero" hidden />)
  expect(container).not.toHaveTextContent('صفر')
  expect(container.querySelector('[data-zero]')).toBeNull()
})

test('INV-003 a hidden amount shows stars and its unit, and says that it is hidden', () => {
  const { container } = showKit(<Money amount={1_284_650_000} look="hero" hidden />)
  expect(container).not.toHaveTextContent('۱٬۲۸۴')
  expect(screen.getByText('*****')).toHaveAttribute('aria-hidden', 'true')
  expect(screen.getByText('مبلغ پنهان است')).toHaveClass('visually-hidden')
  expect(container).toHaveTextContent('ریال')
})

test.each([
  [38.42, '+۳۸٫۴۲٪', 'up'],
  [-4.18, '−۴٫۱۸٪', 'down'],
  [0, '۰٫۰۰٪', 'flat'],
])('PLT-039 %p percent is %s, left to right, and its triangle points %s', (value, text, trend) => {
  const { container } = showKit(<Percent value={value} />)
  expect(screen.getByText(text)).toHaveAttribute('dir', 'ltr')
  expect(container.querySelector('.signed')).toHaveAttribute('data-trend', trend)
})

test('PLT-037 what goes out of a bank account carries a minus', () => {
  showKit(<SignedNumber value={-2_450_000} feed />)
  expect(screen.getByText('−۲٬۴۵۰٬۰۰۰')).toBeVisible()
})
