import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { CopyButton } from './copy-button'

test('PLT-057 ERR-34 U3 the text is in the clipboard and a toast says so', async () => {
  const { user, toasts, copied } = showKit(<CopyButton text="408126773915" label="کپی شمارهٔ پیگیری" />)
  await user.click(screen.getByRole('button', { name: 'کپی شمارهٔ پیگیری' }))
  expect(copied).toEqual(['408126773915'])
  expect(toasts).toEqual(['کپی شد'])
})

test('PLT-057 where the clipboard is closed the toast says what to do', async () => {
  const { user, toasts, reports } = showKit(<CopyButton text="1" />)
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: () => Promise.reject(new Error('denied')) },
  })
  await user.click(screen.getByRole('button', { name: 'کپی' }))
  expect(toasts).toEqual(['کپی نشد. متن را نگه دارید و خودتان کپی کنید.'])
  expect(reports).toHaveLength(1)
})
