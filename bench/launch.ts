import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '@sarv/e2e/platform/find-chromium'

/** Starts a Chromium. */
export type Launch = (args?: readonly string[]) => Promise<Browser>

/** @param say gets a line where one is installed first */
export function launcher(say: (line: string) => void): Launch {
  const usual = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
  return (args = []) => chromium.launch({ executablePath: findChromium(say), args: [...usual, ...args] })
}
