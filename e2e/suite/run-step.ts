import { spawn } from 'node:child_process'
import path from 'node:path'
import { inLanes } from '@sarv/delivery/store/in-lanes'
import { type Report, slowestOf, type TimedTest } from './test-report'

const workspace = path.resolve(import.meta.dirname, '../..')

/** One command of the suite. */
export interface Step {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  /** Variables of its environment beyond ours. */
  readonly env?: Readonly<Record<string, string>>
  /** What its runner reported; a step that reports nothing counts as one test. */
  readonly report?: () => Report
}

/** How a step ended, in seconds of the clock. */
export interface Outcome {
  readonly name: string
  readonly seconds: number
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly slowest: readonly TimedTest[]
  /** Titles of the failed tests, or the name of a step that failed without one. */
  readonly failures: readonly string[]
}

/** Runs a step. Its output is printed as it comes, or, where others run beside it, in one piece at its end. */
export async function runStep(step: Step, output: 'live' | 'at the end'): Promise<Outcome> {
  const started = performance.now()
  if (output === 'live') process.stdout.write(`\n— ${step.name}\n`)
  const { status, printed } = await run(step, output)
  const seconds = (performance.now() - started) / 1000
  if (output === 'at the end') process.stdout.write(`\n— ${step.name}\n${printed}`)
  process.stdout.write(`  ${status === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s\n`)
  const { passed, failed, skipped, tests } = reported(step, status)
  // A step that fails without a failed test (it did not even start) is a failure too.
  const alone = status !== 0 && failed === 0
  const titles = tests.filter((test) => test.failed).map(({ title }) => title)
  return {
    name: step.name,
    seconds,
    passed,
    failed: alone ? 1 : failed,
    skipped,
    slowest: slowestOf(tests),
    failures: alone ? [step.name] : titles,
  }
}

/** Runs independent steps, two at a time. */
export async function runSideBySide(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  await inLanes(steps, 2, async (step) => void outcomes.push(await runStep(step, 'at the end')))
  return outcomes
}

function reported({ report }: Step, status: number): Report {
  if (!report) return { passed: status === 0 ? 1 : 0, failed: 0, skipped: 0, tests: [] }
  try {
    return report()
  } catch {
    return { passed: 0, failed: 1, skipped: 0, tests: [] }
  }
}

function run(
  { command: [program, ...args], env }: Step,
  output: 'live' | 'at the end',
): Promise<{ status: number; printed: string }> {
  const child = spawn(program, args, {
    cwd: workspace,
    env: { ...process.env, ...env },
    stdio: output === 'live' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (printed += text))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: 1, printed: `${error.message}\n` }))
    child.once('close', (status) => resolve({ status: status ?? 1, printed }))
  })
}
