import type { Page } from '@playwright/test'
import type { TestPlatform } from '../platform/worker-platform'

/** Lets no script of the shell come before it is released. */
export async function holdShell(page: Page, { origin }: TestPlatform): Promise<() => void> {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${origin}/main.*.js`, async (route) => {
    await released
    await route.continue()
  })
  return release
}
