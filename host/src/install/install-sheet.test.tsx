import { expect, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { renderHost } from '../testing/render-host'
import { captureInstallPrompt } from './install-prompt'
import { InstallSheet } from './install-sheet'

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

async function renderSheet() {
  let dismissed = 0
  const host = await renderHost(<InstallSheet open onDismiss={() => dismissed++} />)
  return { ...host, dismissed: () => dismissed }
}

test('HST-013 without a prompt of the browser the sheet points to its menu', async () => {
  const { user, dismissed } = await renderSheet()
  expect(await screen.findByText(/از منوی مرورگر/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'نصب' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'متوجه شدم' }))
  expect(dismissed()).toBe(1)
})

test('HST-013 the prompt of the browser is captured, and the sheet shows it once', async () => {
  const { event, prompts } = offer()
  expect(event.defaultPrevented).toBe(true)
  const { user, dismissed } = await renderSheet()
  await user.click(await screen.findByRole('button', { name: 'نصب' }))
  expect([prompts(), dismissed()]).toEqual([1, 1])
  await waitFor(() => expect(screen.queryByRole('button', { name: 'نصب' })).toBeNull())
})

test('HST-013 the sheet can be waved away, and does not stand once the app is installed', async () => {
  offer()
  const { user, dismissed } = await renderSheet()
  await user.click(await screen.findByRole('button', { name: 'نمی‌خواهم' }))
  expect(dismissed()).toBe(1)
  act(() => void window.dispatchEvent(new Event('appinstalled')))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
