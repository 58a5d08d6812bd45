import { mkdirSync, rmSync } from 'node:fs'
import { type Outcome, runSideBySide, runStep } from './run-step'
import { builds, checks, chromium, jest, overhead, reports, staging } from './steps'
import { summarize } from './summary'

/**
 * `pnpm test`: everything that can fail, and at the end one line over all of it. `pnpm check` is its first part;
 * `--with-bench` adds the limits of the federation's overhead, `--with-compose` staging from docker-compose.yml, where an
 * engine can be had.
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
  if (asked.has('--with-bench')) outcomes.push(await runStep(overhead, 'live'))
  if (asked.has('--with-compose')) outcomes.push(await runStep(staging, 'live'))
}

summarize(outcomes)
