import { beforeEach, expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { showKit } from '../../testing/show-kit'
import { PlainSheet } from './plain-sheet'

// jsdom knows the element but does not open it.
beforeEach(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
    },
  })
})

function Alert({ dismissible }: { dismissible: boolean }) {
  const [open, setOpen] = useState(true)
  return (
    <PlainSheet
      open={open}
      onClose={() => setOpen(false)}
      dismissible={dismissible}
      title="خطا"
      description="اینترنت قطع است."
    />
  )
}

test('ERR-01 without the file of the sheet its words are still told, and the cross closes it', async () => {
  const { user } = showKit(<Alert dismissible />)
  expect(screen.getByRole('dialog', { name: 'خطا' })).toHaveTextContent('اینترنت قطع است.')
  await user.click(screen.getByRole('button', { name: 'بستن' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [true, 0],
  [false, 1],
])('T16 Esc closes it when it is dismissible (%p), else nothing does', (dismissible, left) => {
  showKit(<Alert dismissible={dismissible} />)
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(screen.queryAllByRole('dialog')).toHaveLength(left)
})
