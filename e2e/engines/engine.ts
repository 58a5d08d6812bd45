import type { BrowserContext, Page } from '@playwright/test'

/** The engine of a context: `chromium`, `firefox` or `webkit`. */
export function engineOf(context: BrowserContext): string | undefined {
  return context.browser()?.browserType().name()
}

/** Whether Chromium's own tools (CDP) reach this page. */
export function isChromium(page: Page): boolean {
  return engineOf(page.context()) === 'chromium'
}
