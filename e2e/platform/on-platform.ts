import { type Browser, chromium } from '@playwright/test'
import { buildAll } from '@sarv/platform/delivery/build/build-all'
import { findChromium } from './find-chromium'
import startSandbox from './start-sandbox'
import { openTestPlatform, type TestPlatform } from './worker-platform'

/** Prints a line of a measurement. */
export const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Builds what changed and runs the platform for as long as something is measured, in a Chromium that it is given.
 * @example await onPlatform(async ({ browser, platform }) => …)
 */
export async function onPlatform(
  measure: (at: { browser: Browser; platform: TestPlatform }) => Promise<void>,
): Promise<void> {
  await withPlatform(async (platform) => {
    const browser = await chromium.launch({
      executablePath: findChromium(say),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      await measure({ browser, platform })
    } finally {
      await browser.close()
    }
  })
}

/** The same without a browser, for a measurement that starts its own. */
export async function withPlatform(measure: (platform: TestPlatform) => Promise<void>): Promise<void> {
  await buildAll(say)
  const stopSandbox = await startSandbox()
  const platform = await openTestPlatform(3)
  try {
    await measure(platform)
  } finally {
    await platform.close()
    await stopSandbox()
  }
}
