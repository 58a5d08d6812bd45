import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { projectsOf } from '../suite/projects'
import { openEngine } from './engine'

/**
 * `pnpm test:compose`: staging from docker-compose.yml, under a name and on ports of its own, and the journeys against
 * it. Where no engine can be had it says why and counts nothing.
 */
const workspace = path.resolve(import.meta.dirname, '../..')
const report = path.join(workspace, 'reports/compose.json')

rmSync(report, { force: true })
const engine = openEngine()
if ('missing' in engine) {
  process.stdout.write(`Skipped: ${engine.missing}.\n\n0 passed, 0 failed\n`)
} else {
  mkdirSync(path.dirname(report), { recursive: true })
  const config = path.join(import.meta.dirname, 'playwright.config.ts')
  const playwright = path.join(workspace, 'e2e/node_modules/.bin/playwright')
  const args = ['test', '--config', config, ...projectsOf.chromium]
  const { status } = spawnSync(playwright, args, { cwd: workspace, stdio: 'inherit' })
  engine.close()
  const { passed, failed } = counted(status === 0)
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
  process.exitCode = failed > 0 ? 1 : 0
}

/** A run that fails without a failed test (the composition did not come up) is a failure too. */
function counted(isGood: boolean): { passed: number; failed: number } {
  try {
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
      stats: { expected: number; unexpected: number; flaky: number }
    }
    const failed = stats.unexpected + stats.flaky
    return { passed: stats.expected, failed: isGood ? failed : Math.max(failed, 1) }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
