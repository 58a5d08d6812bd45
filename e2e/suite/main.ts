import { mkdirSync, rmSync } from 'node:fs'
import { type Outcome, runSideBySide } from './run-step'
import { failTooManyFlaky, runTwice } from './second-run'
import { builds, checks, chromium, engines, jest, overhead, reports, staging } from './steps'
import { summarize } from './summary'

/**
 * `pnpm test`: everything that can fail, and at the end one line over all of it. `pnpm check` is its first part;
 * What failed runs a second time, alone; what passes then is flaky. `--with-bench` adds the limits of the federation's overhead, `--with-compose` staging from docker-compose.yml, where an
 * engine can be had.
 */
const asked = new Set(process.argv.slice(2))
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const outcomes: Outcome[] = []
if (asked.has('check')) outcomes.push(...(await runSideBySide(checks)))
else {
  outcomes.push(...(await runSideBySide([builds, ...checks])))
  outcomes.push(await runTwice(jest))
  outcomes.push(await runTwice(chromium))
  outcomes.push(await runTwice(engines))
  if (asked.has('--with-bench')) outcomes.push(await runTwice(overhead))
  if (asked.has('--with-compose')) outcomes.push(await runTwice(staging))
}

summarize(failTooManyFlaky(outcomes))
