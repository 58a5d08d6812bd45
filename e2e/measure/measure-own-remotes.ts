import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { kilobytes, measureBytes } from '@sarv/delivery/gate/budgets'
import { openDelivery } from '../platform/delivery-platform'
import { findChromium } from '../platform/find-chromium'
import { sandboxClient } from '../platform/sandbox-client'
import startSandbox from '../platform/start-sandbox'
import { openTestPlatform } from '../platform/worker-platform'
import { bringOwnRemote, bundlers, ownSteps, ownWords, packKit } from '../remotes/own-remote'
import { signInAs } from '../test'

/**
 * `npx tsx e2e/measure/measure-own-remotes.ts`: for each template of a repository of its own how many seconds of the machine
 * a team waits from `create` until a page shows the remote that was promoted, and what that weighs on the wire.
 */
const say = (line: string) => process.stdout.write(`${line}\n`)
const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1)

const room = mkdtempSync(path.join(tmpdir(), 'sarv-own-'))
const packed = path.join(room, 'packed')
await packKit(packed)
const stopSandbox = await startSandbox()
const platform = await openTestPlatform(3)
const delivery = await openDelivery(platform)
const browser = await chromium.launch({ executablePath: findChromium(say), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const context = await browser.newContext({ baseURL: platform.origin, locale: 'fa-IR', serviceWorkers: 'block' })
  await context.addCookies([{ name: 'referral_modal', value: 'false', url: platform.origin }])
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const sandbox = sandboxClient(platform.sandbox.inbox)
  await signInAs(page, sandbox, await sandbox.newPerson())
  say(`| template | ${ownSteps.join(' | ')} | first page | all, s | first screen, br | all of it, br |`)
  say(`|---|${ownSteps.map(() => '--:').join('|')}|--:|--:|--:|--:|`)
  for (const template of bundlers) {
    const began = performance.now()
    const { name, built, took } = await bringOwnRemote(delivery, template, { room, packed })
    const promoted = performance.now()
    await page.goto(`/${name}`)
    await page.getByRole('main').getByText(ownWords).waitFor()
    const shown = performance.now()
    const steps = [...ownSteps.map((step) => took[step]), shown - promoted, shown - began].map(seconds)
    const { first, whole } = measureBytes(built)
    say(`| \`${template}\` | ${steps.join(' | ')} | ${kilobytes(first)} | ${kilobytes(whole)} |`)
  }
} finally {
  await browser.close()
  delivery.close()
  await platform.close()
  await stopSandbox()
  rmSync(room, { recursive: true })
}
