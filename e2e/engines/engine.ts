import type { Page } from '@playwright/test'

/** Whether Chromium's own tools (CDP) reach this page. */
export function isChromium(page: Page): boolean {
  return page.context().browser()?.browserType().name() === 'chromium'
}
