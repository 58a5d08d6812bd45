import { mkdirSync, rmSync } from 'node:fs'
import { type Outcome, runSideBySide, runStep } from './run-step'
import { builds, checks, chromium, jest, reports, staging } from './steps'

/**
 * `pnpm test`: everything that can fail, and at the end one line over all of it. `pnpm check` is its first part;
 * `--with-compose` adds staging from docker-compose.yml, where an engine can be had.
 */
const asked = new Set(process.argv.slice(2))
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const outcomes: Outcome[] = []
if (asked.has('check')) outcomes.push(...(await runSideBySide(checks)))
else {
  outcomes.push(...(await runSideBySide([builds, ...checks])))
  outcomes.push(await runStep(jest, 'live'))
  outcomes.push(await runStep(chromium, 'live'))
  if (asked.has('--with-compose')) outcomes.push(await runStep(staging, 'live'))
}

process.stdout.write('\nWhere the time went:\n')
for (const { name, seconds, slowest } of outcomes) {
  process.stdout.write(`${seconds.toFixed(1).padStart(8)} s  ${name}\n`)
  for (const test of slowest) process.stdout.write(`${test.seconds.toFixed(1).padStart(14)} s  ${test.title}\n`)
}
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exitCode = failed > 0 ? 1 : 0
