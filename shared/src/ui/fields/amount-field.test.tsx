import { expect, test } from '@jest/globals'
import type { Language } from '@sarv/platform/client/i18n/language'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { showKit } from '../../testing/show-kit'
import { AmountChips } from './amount-chips'
import { AmountField } from './amount-field'

function Buy({ from, minimum }: { from: string; minimum: number }) {
  const [digits, setDigits] = useState(from)
  return (
    <>
      <AmountField label="مبلغ خرید" value={digits} onChange={setDigits} minimum={minimum} maximum={5_000_000_000} />
      <AmountChips value={digits} onChange={setDigits} minimum={minimum} />
    </>
  )
}

const shown = (from = '', language: Language = 'fa', minimum = 300_000) => {
  const { user } = showKit(<Buy from={from} minimum={minimum} />, { language })
  return { user, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'مبلغ خرید' }) }
}

const labelOf = (chip: HTMLElement) => chip.closest('label')?.textContent

test('PLT-041 U11 separators appear while typing, with words, toman and the unit beside them', async () => {
  const { user, field } = shown()
  await user.type(field, '1500000')
  expect(field.value).toBe('۱٬۵۰۰٬۰۰۰')
  expect(screen.getByText('یک میلیون و پانصد هزار ریال')).toBeVisible()
  expect(screen.getByText('۱۵۰ هزار تومان')).toBeVisible()
  expect(screen.getByText('ریال')).toBeVisible()
})

test.each([
  ['fa', 'صفر'],
  ['en', '0'],
] as const)('HST-087 an empty field says in %s that nothing is typed: %s', (language, zero) => {
  expect(shown('', language).field).toHaveAttribute('placeholder', zero)
})

test('PLT-041 the caret stays among the same digits when a separator comes before it', async () => {
  const { user, field } = shown('234567')
  await user.type(field, '1', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  expect([field.value, field.selectionStart]).toEqual(['۱٬۲۳۴٬۵۶۷', 1])
  await user.keyboard('0')
  expect([field.value, field.selectionStart]).toEqual(['۱۰٬۲۳۴٬۵۶۷', 2])
})

test('VAL-13 signs, points and letters leave the field and its caret as they were', async () => {
  const { user, field } = shown('1500000')
  await user.type(field, 'e', { initialSelectionStart: 5, initialSelectionEnd: 5 })
  expect([field.value, field.selectionStart]).toEqual(['۱٬۵۰۰٬۰۰۰', 5])
  await user.keyboard('-+.#E')
  expect([field.value, field.selectionStart]).toEqual(['۱٬۵۰۰٬۰۰۰', 5])
})

test('VAL-13 PLT-035 a paste may carry Persian digits, separators and the unit, not a decimal point', async () => {
  const { user, field } = shown()
  await user.click(field)
  await user.paste('۵٬۰۰۰٬۰۰۰ ریال')
  expect(field.value).toBe('۵٬۰۰۰٬۰۰۰')
  await user.paste('1.5')
  expect(field.value).toBe('۵٬۰۰۰٬۰۰۰')
})

test('VAL-14 under the minimum a sentence says the limit; empty is not red', async () => {
  const { user, field } = shown()
  expect(field).not.toBeInvalid()
  await user.type(field, '299999')
  await user.tab()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(expect.stringContaining('۳۰۰٬۰۰۰ ریال'))
  await user.clear(field)
  await user.type(field, '300000')
  expect(field).not.toBeInvalid()
})

test('D-135 too little is told after a pause, or at Enter, and not on the way to more; too much is told at once', async () => {
  const { user, field } = shown()
  await user.type(field, '5')
  expect(field).not.toBeInvalid()
  await waitFor(() => expect(field).toBeInvalid())
  await user.type(field, '0')
  expect(field).not.toBeInvalid()
  await user.keyboard('{Enter}')
  expect(field).toBeInvalid()
  await user.type(field, '00000')
  expect(field).not.toBeInvalid()
  await user.type(field, '0000')
  expect(field).toBeInvalid()
})

test('PLT-042 U11 the chips 10, 20 and 50 million toman set 100, 200 and 500 million rial', async () => {
  const { user, field } = shown()
  const chips = screen.getAllByRole('radio')
  expect(chips.map((chip) => chip.closest('label')?.textContent)).toEqual(['۱۰ میلیون', '۲۰ میلیون', '۵۰ میلیون'])
  await user.click(screen.getByRole('radio', { name: '۲۰ میلیون' }))
  expect(field.value).toBe('۲۰۰٬۰۰۰٬۰۰۰')
  await user.click(screen.getByRole('radio', { name: '۵۰ میلیون' }))
  expect(field.value).toBe('۵۰۰٬۰۰۰٬۰۰۰')
  expect(screen.getByRole('radio', { name: '۵۰ میلیون' })).toBeChecked()
})

test.each([
  [0, []],
  [100_000_000, []],
  [100_000_001, ['۱۰ میلیون']],
  [500_000_000, ['۱۰ میلیون', '۲۰ میلیون']],
  [500_000_001, ['۱۰ میلیون', '۲۰ میلیون', '۵۰ میلیون']],
])('PLT-042 a minimum of %d rial leaves all three chips; %j cannot be chosen and say why', async (minimum, below) => {
  const chosen: number[] = []
  const { user } = showKit(
    <AmountChips value="" onChange={(digits) => chosen.push(Number(digits))} minimum={minimum} />,
  )
  const chips = screen.getAllByRole('radio')
  expect(chips.map(labelOf)).toEqual(['۱۰ میلیون', '۲۰ میلیون', '۵۰ میلیون'])
  const refused = chips.filter((chip) => chip.getAttribute('aria-disabled') === 'true')
  expect(refused.map(labelOf)).toEqual(below)
  for (const chip of refused) expect(chip).toHaveAccessibleDescription(/^حداقل .* تومان/)
  expect(screen.queryAllByText(/^حداقل .* تومان/)).toHaveLength(minimum > 0 ? 1 : 0)
  for (const chip of chips) await user.click(chip)
  expect(chosen).toEqual([100_000_000, 200_000_000, 500_000_000].filter((amount) => amount >= minimum))
})

test('PLT-042 a chip below the minimum is reached by keyboard, not chosen, and not shown as chosen', async () => {
  const { user, field } = shown('100000000', 'fa', 200_000_000)
  await user.click(field)
  await user.tab()
  const small = screen.getByRole('radio', { name: '۱۰ میلیون' })
  expect(small).toHaveFocus()
  expect(small).toHaveAccessibleDescription('حداقل ۲۰ میلیون تومان')
  await user.keyboard(' ')
  expect(small).not.toBeChecked()
  expect(field.value).toBe('۱۰۰٬۰۰۰٬۰۰۰')
  await user.click(screen.getByRole('radio', { name: '۲۰ میلیون' }))
  expect(field.value).toBe('۲۰۰٬۰۰۰٬۰۰۰')
})

test('PLT-041 in English the digits are Latin and so are the separators', async () => {
  const { user, field } = shown('', 'en')
  await user.type(field, '۱۵۰۰۰۰۰')
  expect(field.value).toBe('1,500,000')
})
