import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { Outcome } from './outcome'

test.each([true, false])('what came of a step, good: %p, takes the focus by its title', (good) => {
  const { container } = showKit(<Outcome good={good} title="امضا شد" text="همهٔ قراردادها" />)
  expect(screen.getByRole('heading', { name: 'امضا شد' })).toHaveFocus()
  expect(screen.getByText('همهٔ قراردادها')).toBeVisible()
  expect(container.querySelector('.outcome')).toHaveAttribute('data-good', String(good))
})
