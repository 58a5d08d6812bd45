import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '@sarv/e2e/platform/find-chromium'

/** @param say gets a line where a Chromium is installed first */
export function launch(say: (line: string) => void): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
  return chromium.launch({ executablePath: findChromium(say), args })
}
