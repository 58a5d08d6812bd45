import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { buildAll } from '@sarv/platform/delivery/build/build-all'
import { workspace } from '@sarv/platform/delivery/build/packages'
import { buyUnits } from '../actions/buy-units'
import { seeWorthCurve } from '../actions/see-worth-curve'
import { signedInContext } from '../browser/signed-in-context'
import { seeThirdZone } from '../checks/screenshot'
import { findChromium } from '../platform/find-chromium'
import startSandbox from '../platform/start-sandbox'
import { openTestPlatform } from '../platform/worker-platform'

/** `npx tsx e2e/pictures/write-pictures.ts`: takes the README's pictures of the app again, over production builds. */
const say = (line: string) => process.stdout.write(`${line}\n`)
await buildAll(say)
const stopSandbox = await startSandbox()
const platform = await openTestPlatform(3)
const browser = await chromium.launch({ executablePath: findChromium(say), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const context = await signedInContext(browser, platform.origin, platform.sandbox.inbox)
  const phone = await context.newPage()
  await home(phone, 'light')
  await take(phone, 'home-phone')

  const wide = await context.newPage()
  await wide.setViewportSize({ width: 1280, height: 800 })
  await home(wide, 'dark')
  await take(wide, 'home-wide-dark')

  await buyUnits(phone, '12500000', 'paid')
  await phone.getByText(/تسویه می‌شود/).waitFor()
  await take(phone, 'receipt-phone')
} finally {
  await browser.close()
  await platform.close()
  await stopSandbox()
}

async function home(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.goto('/home')
  await page.getByText('سبد رشد پویا').waitFor()
  await seeWorthCurve(page)
  await seeThirdZone(page)
}

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(async () => {
    scrollTo(0, 0)
    await document.fonts.ready
  })
  await page.screenshot({ path: path.join(workspace, 'docs/pictures', `${name}.png`) })
}
