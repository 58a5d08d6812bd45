import { chromium } from '@playwright/test'
import { buildAll } from '@sarv/shared/deploy/build-all'
import { findChromium } from './find-chromium'
import { investorContext } from './investor-context'
import { measureBytes } from './route-bytes'
import startSandbox from './start-sandbox'
import { openTestPlatform } from './worker-platform'

/** `npx tsx e2e/measure-bytes.ts invest pma`: the bytes that a remote adds to the shell, route by route. */
const remotes = process.argv.slice(2)
const say = (line: string) => process.stdout.write(`${line}\n`)
await buildAll(say)
const stopSandbox = await startSandbox()
const platform = await openTestPlatform(3)
const browser = await chromium.launch({ executablePath: findChromium(say), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const context = await investorContext(browser, platform)
  for (const remote of remotes) {
    say(`\nbytes of ${remote} (br, without headers), each route opened alone from another remote; kB`)
    say(row('route', 'entry', 'own', 'on demand', 'all'))
    for (const { route, entry, own, onDemand } of await measureBytes(context, platform, remote))
      say(row(route, ...[entry, own, onDemand, entry + own + onDemand].map((bytes) => (bytes / 1_000).toFixed(1))))
  }
} finally {
  await browser.close()
  await platform.close()
  await stopSandbox()
}

function row(route: string, ...cells: readonly string[]): string {
  return `  ${route}`.padEnd(34) + cells.map((cell) => cell.padStart(12)).join('')
}
