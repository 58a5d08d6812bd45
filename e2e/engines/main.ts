import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { launchFirefox } from '../platform/find-firefox'
import { launchWebKit } from '../platform/find-webkit'
import { projectsOf } from '../suite/projects'

/**
 * `pnpm test:browsers`: all journeys in Chromium, Firefox and WebKit. `--main` asks for the main ones in the two others, as
 * `pnpm test` does; what follows goes on to Playwright. Where a browser cannot be had it says why and runs nothing.
 */
const [first, ...rest] = process.argv.slice(2)
const isMain = first === '--main'
const chosen = isMain
  ? [...projectsOf.firefox, ...projectsOf.webkit, '--grep=@engines', ...rest]
  : [...Object.values(projectsOf).flat(), ...process.argv.slice(2)]
const say = (line: string) => void process.stdout.write(`${line}\n`)

try {
  // Before the workers: two installations at once would meet.
  launchFirefox({}, say)
  launchWebKit({}, say)
} catch (error) {
  say(`Skipped: ${error instanceof Error ? error.message : error}`)
  process.exit(0)
}
const playwright = ['e2e/node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts']
const { status } = spawnSync(process.execPath, [...playwright, ...chosen], {
  cwd: path.resolve(import.meta.dirname, '../..'),
  stdio: 'inherit',
})
process.exitCode = status ?? 1
