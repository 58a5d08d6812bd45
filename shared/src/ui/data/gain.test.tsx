import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { Gain } from './gain'

test.each<[number | null | undefined, number | null | undefined, string]>([
  [23_410_000, 1.86, 'سود+۲۳٬۴۱۰٬۰۰۰+۱٫۸۶٪'],
  [-5_000, -4.2, 'زیان−۵٬۰۰۰−۴٫۲۰٪'],
  [0, 0, 'بدون سود و زیان۰۰٫۰۰٪'],
  [1_000, null, 'سود+۱٬۰۰۰'],
  [null, null, 'بهای خرید معلوم نیست'],
  [undefined, undefined, 'بهای خرید معلوم نیست'],
])('INV-003 D-119 a gain of %p rial and %p percent reads «%s»', (gain, gain_percentage, text) => {
  const { container } = showKit(<Gain of={{ gain, gain_percentage }} />)
  expect(container.textContent).toBe(text)
})

test('INV-003 D-119 while amounts are hidden the word and the percentage of a loss stay', () => {
  const { container } = showKit(<Gain of={{ gain: -5_000, gain_percentage: -4.2 }} hidden />)
  expect(screen.getByText('*****')).toBeInTheDocument()
  expect(container).toHaveTextContent(/^زیان.*−۴٫۲۰٪$/)
  expect(container).not.toHaveTextContent('۵٬۰۰۰')
})
