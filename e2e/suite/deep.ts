import { mkdirSync } from 'node:fs'
import { runStep, type Step } from './run-step'
import { chromium, jest, reports } from './steps'
import { summarize } from './summary'

/**
 * `pnpm test:deep`: what is too long for every day. Random walks and cases twenty times as many with a seed of their own
 * (`SARV_DEPTH`, `SARV_SEED`), every journey three times, ten minutes under load, and mutation testing.
 */
process.env.SARV_DEPTH ??= '20'
mkdirSync(reports, { recursive: true })

const steps: readonly Step[] = [
  { ...jest, name: 'random walks and cases' },
  { ...chromium, name: 'journeys, three times each', command: [...chromium.command, '--repeat-each=3'] },
  { name: 'load and soak', command: ['node_modules/.bin/tsx', 'e2e/soak/main.ts'] },
  { name: 'mutation testing', command: ['npx', '--yes', 'pnpm@12.21.0', 'test:mutation'] },
]

const outcomes = []
for (const step of steps) outcomes.push(await runStep(step, 'live'))
summarize(outcomes)
