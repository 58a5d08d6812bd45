import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { runStep, type Step } from './run-step'
import { chromium, jest, reports } from './steps'
import { summarize } from './summary'

/**
 * `pnpm test:deep`: what is too long for every day. Random walks and cases twenty times as many with a seed of their own
 * (`SARV_DEPTH`, `SARV_SEED`), all journeys and each in depth, screens and journeys of each day over a slow API, every journey
 * of each day three times, ten minutes under load, and mutation testing. `pnpm test:deep load mutation` runs the parts that
 * are named, `pnpm test:deep drill` the restore of a lost store and database, with RPO and RTO.
 */
const depth = { SARV_DEPTH: process.env.SARV_DEPTH ?? '20' }
mkdirSync(reports, { recursive: true })

const latency = fileURLToPath(new URL('../../shared/src/testing/latency.js', import.meta.url))
/** Responses in another order than usual: up to 400 ms later, each address by a time of its own. */
const slowApi = {
  NODE_OPTIONS: `--import=${latency}`,
  SARV_LATENCY: '400',
  SARV_SEED: process.env.SARV_SEED ?? `${Date.now()}`,
}

const parts: Readonly<Record<string, Step>> = {
  random: {
    ...jest,
    name: 'random walks and cases',
    // Those that ask how deep they shall go; the others would do what they do each day.
    command: [...jest.command, '--findRelatedTests', 'platform/testing/depth.ts'],
    env: depth,
  },
  journeys: { ...chromium, name: 'journeys in depth', env: depth },
  'slow-screens': {
    ...jest,
    name: 'screens over a slow API',
    // They wait most of the time.
    command: [...jest.command, '--selectProjects', 'screens', '--maxWorkers=8'],
    env: slowApi,
  },
  'slow-journeys': { ...chromium, name: 'journeys over a slow API', env: slowApi },
  repeat: { ...chromium, name: 'journeys, three times each', command: [...chromium.command, '--repeat-each=3'] },
  load: { name: 'load and soak', command: ['node_modules/.bin/tsx', 'e2e/soak/main.ts'] },
  drill: {
    ...jest,
    name: 'restore drill',
    command: [...jest.command, '--selectProjects=unit', 'e2e/restore-drill'],
    env: { SARV_DEPTH: '1' },
  },
  mutation: { name: 'mutation testing', command: ['npx', '--yes', 'pnpm@12.21.0', 'test:mutation'] },
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in parts))
if (unknown.length > 0) throw new Error(`No part is called ${unknown}; there are ${Object.keys(parts)}`)

process.stdout.write(`Slow API of seed ${slowApi.SARV_SEED}\n`)
const outcomes = []
for (const [name, part] of Object.entries(parts))
  if (named.length === 0 || named.includes(name)) outcomes.push(await runStep(part, 'live'))
summarize(outcomes)
