import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runStep, type Step } from './run-step'
import { chromium, jest, reports } from './steps'
import { summarize } from './summary'

/**
 * `pnpm test:deep`: what is too long for every day. Random walks and cases twenty times as many with a seed of their own
 * (`SARV_DEPTH`, `SARV_SEED`), screens and journeys over a slow API, every journey three times, ten minutes under load, and
 * mutation testing.
 */
process.env.SARV_DEPTH ??= '20'
mkdirSync(reports, { recursive: true })

const latency = fileURLToPath(new URL('../../shared/src/testing/latency.js', import.meta.url))
/** Responses in another order than usual: up to 400 ms later, each address by a time of its own. */
const slowApi = {
  NODE_OPTIONS: `--import=${latency}`,
  SARV_LATENCY: '400',
  SARV_SEED: process.env.SARV_SEED ?? `${Date.now()}`,
}
process.stdout.write(`Slow API of seed ${slowApi.SARV_SEED}\n`)

const steps: readonly Step[] = [
  { ...jest, name: 'random walks and cases' },
  {
    ...jest,
    name: 'screens over a slow API',
    // They wait most of the time.
    command: [...jest.command, '--selectProjects', 'screens', '--maxWorkers=8'],
    env: slowApi,
  },
  { ...chromium, name: 'journeys over a slow API', env: slowApi },
  { ...chromium, name: 'journeys, three times each', command: [...chromium.command, '--repeat-each=3'] },
  { name: 'load and soak', command: ['node_modules/.bin/tsx', 'e2e/soak/main.ts'] },
  { name: 'mutation testing', command: ['npx', '--yes', 'pnpm@12.21.0', 'test:mutation'] },
]

const outcomes = []
for (const step of steps) outcomes.push(await runStep(step, 'live'))
summarize(outcomes)
