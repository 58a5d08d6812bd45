import { beforeEach, expect, test } from '@jest/globals'
import { getConfig, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { showKit } from '../../testing/show-kit'
import { Sheet } from './sheet'

// jsdom has no layout: every screen is a phone.
beforeEach(() => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({ media, matches: false, addEventListener() {}, removeEventListener() {} }),
  })
})

function Confirm({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        خرید
      </button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        dismissible={dismissible}
        title="تأیید خرید"
        action={<button type="button">پرداخت</button>}
      >
        کارمزد
      </Sheet>
    </>
  )
}

async function opened(dismissible = true) {
  const { user, goBack } = showKit(<Confirm dismissible={dismissible} />)
  await user.click(screen.getByRole('button', { name: 'خرید' }))
  return { user, goBack, dialog: await screen.findByRole('dialog', { name: 'تأیید خرید' }) }
}

test('PLT-069 U20 the sheet takes the focus, keeps it inside and gives it back on Esc', async () => {
  const { user, dialog } = await opened()
  await waitFor(() => expect(dialog).toHaveFocus())
  for (let step = 0; step < 4; step += 1) {
    await user.tab()
    // At both ends stands a guard that hands the focus on a moment later.
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  }
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: 'خرید' })).toHaveFocus())
})

test('PLT-069 the cross closes it', async () => {
  const { user } = await opened()
  await user.click(screen.getByRole('button', { name: 'بستن' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('D-115 going back closes it', async () => {
  const { goBack } = await opened()
  goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('T16 D-115 while money is being sent neither Esc nor the cross nor going back, however often, closes it', async () => {
  const { user, goBack, dialog } = await opened(false)
  await user.keyboard('{Escape}')
  goBack()
  goBack()
  expect(screen.getByRole('button', { name: 'بستن' })).toBeDisabled()
  expect(dialog).toBeInTheDocument()
})

test.each([
  [767, true],
  [768, false],
])('PLT-054 at %d px a pull at the top closes the sheet: %s', async (width, closes) => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (media: string) => ({
      media,
      matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1]),
      addEventListener() {},
      removeEventListener() {},
    }),
  })
  HTMLElement.prototype.setPointerCapture = () => undefined
  const { user, dialog } = await opened()
  const target = screen.getByRole('heading', { name: 'تأیید خرید' })
  await user.pointer([
    { keys: '[TouchA>]', target, coords: { clientY: 100 } },
    { pointerName: 'TouchA', target, coords: { clientY: 260 } },
    { keys: '[/TouchA]', target, coords: { clientY: 260 } },
  ])
  if (closes) await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  else expect(dialog).toBeInTheDocument()
})

test('D-137 the press is answered before the sheet opens', async () => {
  const { user } = await opened()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const button = screen.getByRole('button', { name: 'خرید' })
  // Presses as a browser does: React does not finish all of its work at once.
  await getConfig().asyncWrapper(async () => {
    button.click()
    await Promise.resolve()
    expect(button).toHaveAttribute('aria-expanded', 'true')
    expect(screen.queryByRole('dialog')).toBeNull()
  })
  expect(await screen.findByRole('dialog', { name: 'تأیید خرید' })).toBeVisible()
})
