import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { ForecastNote } from './forecast-note'

test('under forecasts stands that they are not guaranteed, once they are there', () => {
  const { unmount } = showKit(<ForecastNote waiting />)
  expect(screen.queryByText(/تضمین/)).not.toBeInTheDocument()
  unmount()
  showKit(<ForecastNote />)
  expect(screen.getByText('بازدهٔ سبدها پیش‌بینی است و تضمین نمی‌شود.')).toBeVisible()
})
