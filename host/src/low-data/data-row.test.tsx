import { afterEach, expect, test } from '@jest/globals'
import { chooseDataUse, isLowData } from '@sarv/platform/client/data-use'
import { screen } from '@testing-library/react'
import { renderHost } from '../testing/render-host'
import { DataRow } from './data-row'

afterEach(() => chooseDataUse('device'))

test('U24 low data is chosen in the profile, remembered, and given up again', async () => {
  const first = await renderHost(<DataRow />, { path: '/profile' })
  expect(screen.getByRole('radio', { name: 'مانند دستگاه' })).toBeChecked()
  await first.user.click(screen.getByRole('radio', { name: 'کم‌مصرف' }))
  expect(isLowData()).toBe(true)
  expect(screen.getByText('نمودار و تصویر تا نخواهید بارگیری نمی‌شود.')).toBeVisible()
  first.close()
  const { user } = await renderHost(<DataRow />, { path: '/profile' })
  expect(screen.getByRole('radio', { name: 'کم‌مصرف' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'مانند دستگاه' }))
  expect(isLowData()).toBe(false)
})
