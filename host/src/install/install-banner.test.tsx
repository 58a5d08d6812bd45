import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { renderHost } from '../testing/render-host'
import { InstallBanner } from './install-banner'
import { captureInstallPrompt } from './install-prompt'

captureInstallPrompt()

/** Dispatches a fake `beforeinstallprompt`, as Chromium does. */
function offer() {
  let prompts = 0
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => void prompts++,
  })
  act(() => void window.dispatchEvent(event))
  return { event, prompts: () => prompts }
}

test('HST-013 without a prompt of the browser the banner points to its menu', async () => {
  await renderHost(<InstallBanner onDismiss={() => undefined} />)
  expect(screen.getByText(/از منوی مرورگر/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'نصب' })).toBeNull()
})

test('HST-013 the prompt of the browser is captured, and the banner shows it once', async () => {
  const { event, prompts } = offer()
  expect(event.defaultPrevented).toBe(true)
  const { user } = await renderHost(<InstallBanner onDismiss={() => undefined} />)
  await user.click(screen.getByRole('button', { name: 'نصب' }))
  expect(prompts()).toBe(1)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'نصب' })).toBeNull())
})

test('HST-013 the banner can be dismissed, and is gone once the app is installed', async () => {
  let dismissed = 0
  const { user } = await renderHost(<InstallBanner onDismiss={() => dismissed++} />)
  await user.click(screen.getByRole('button', { name: 'نمی‌خواهم' }))
  expect(dismissed).toBe(1)
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  expect(screen.queryByRole('region')).toBeNull()
})
