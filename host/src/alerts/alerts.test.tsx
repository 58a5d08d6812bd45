import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { renderHost } from '../testing/render-host'

test('ERR-01 alerts are titled خطا, confirmed with تایید, and queue up', async () => {
  const { bus, user } = await renderHost(null)
  await act(async () => {
    bus.emit('alerted', { message: 'موجودی کافی نیست.' })
    bus.emit('alerted', { message: 'موجودی کافی نیست.' })
    bus.emit('alerted', { message: 'سفارش ثبت نشد.' })
  })
  expect(await screen.findByRole('dialog', { name: 'خطا' })).toHaveTextContent('موجودی کافی نیست.')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'تایید' }))
  expect(screen.getByRole('dialog')).toHaveTextContent('سفارش ثبت نشد.')
  await user.click(screen.getByRole('button', { name: 'تایید' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an alert may bring its own title, and Esc confirms it', async () => {
  const { bus, user } = await renderHost(null)
  await act(async () => bus.emit('alerted', { title: 'هشدار', message: 'زمان رو به پایان است.' }))
  expect(await screen.findByRole('dialog', { name: 'هشدار' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('toasts are read out, offer one action and leave after it', async () => {
  const { bus, user } = await renderHost(null)
  let undone = 0
  await act(async () => bus.emit('toasted', { message: 'کپی شد' }))
  await act(async () => bus.emit('toasted', { message: 'حذف شد', action: { label: 'بازگردانی', run: () => undone++ } }))
  expect(screen.getByRole('status')).toHaveTextContent('کپی شد')
  await user.click(screen.getByRole('button', { name: 'بازگردانی' }))
  expect(undone).toBe(1)
  expect(screen.queryByText('حذف شد')).toBeNull()
})
