import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { openHost } from '../testing/open-host'
import { InstallBanner } from './install-banner'
import { catchInstallPrompt } from './install-prompt'

catchInstallPrompt()

/** The browser's offer, as Chromium makes it. */
function offer() {
  let prompts = 0
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => void prompts++,
  })
  act(() => void window.dispatchEvent(event))
  return { event, prompts: () => prompts }
}

test('HST-013 without an offer of the browser the banner says where the menu has it', async () => {
  await openHost(<InstallBanner onDismiss={() => undefined} />)
  expect(screen.getByText(/از منوی مرورگر/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'نصب' })).toBeNull()
})

test('HST-013 the offer of the browser is kept, and the banner takes it once', async () => {
  const { event, prompts } = offer()
  expect(event.defaultPrevented).toBe(true)
  const { user } = await openHost(<InstallBanner onDismiss={() => undefined} />)
  await user.click(screen.getByRole('button', { name: 'نصب' }))
  expect(prompts()).toBe(1)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'نصب' })).toBeNull())
})

test('HST-013 once it is installed the banner is gone, and it can be waved away', async () => {
  let dismissed = 0
  const { user } = await openHost(<InstallBanner onDismiss={() => dismissed++} />)
  await user.click(screen.getByRole('button', { name: 'نمی‌خواهم' }))
  expect(dismissed).toBe(1)
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  expect(screen.queryByRole('region')).toBeNull()
})
