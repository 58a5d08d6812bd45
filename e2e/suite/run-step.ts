import { spawn } from 'node:child_process'
import path from 'node:path'
import { mapConcurrent } from '@sarv/platform/delivery/store/map-concurrent'
import { failedOutside, type TestResult } from './test-report'

const workspace = path.resolve(import.meta.dirname, '../..')

/** One command of the suite. */
export interface Step {
  readonly name: string
  readonly command: readonly [program: string, ...args: string[]]
  /** Variables of its environment beyond ours. */
  readonly env?: Readonly<Record<string, string>>
  /** What its runner reported; a step that reports nothing counts as one test. */
  readonly report?: () => TestResult[]
  /** What runs its failed tests a second time, alone; absent where a second run would say the same. */
  readonly again?: (failed: readonly TestResult[]) => Step
}

/** How a step ended, in seconds of the clock. */
export interface Outcome {
  readonly name: string
  readonly seconds: number
  /** Flaky is a test that passed in one of two runs only: how each of them ended. */
  readonly tests: readonly (TestResult & { readonly flaky?: string })[]
}

/** Runs a step. Its output is printed as it comes, or, where others run beside it, in one piece at its end. */
export async function runStep(step: Step, output: 'live' | 'at the end'): Promise<Outcome> {
  const started = performance.now()
  if (output === 'live') process.stdout.write(`\n— ${step.name}\n`)
  const { status, printed } = await run(step, output)
  const seconds = (performance.now() - started) / 1000
  if (output === 'at the end') process.stdout.write(`\n— ${step.name}\n${printed}`)
  process.stdout.write(`  ${status === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s\n`)
  return { name: step.name, seconds, tests: testsOf(step, status) }
}

/** Runs independent steps, two at a time. */
export async function runSideBySide(steps: readonly Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  await mapConcurrent(steps, 2, async (step) => void outcomes.push(await runStep(step, 'at the end')))
  return outcomes
}

function testsOf({ name, report }: Step, status: number): TestResult[] {
  if (!report) return [status === 0 ? { title: name, file: '', seconds: 0, status: 'passed' } : failedOutside(name)]
  let tests: TestResult[]
  try {
    tests = report()
  } catch {
    return [failedOutside(name)]
  }
  // A step that fails without a failed test (it did not even start) is a failure too.
  const isExplained = status === 0 || tests.some((test) => test.status === 'failed')
  return isExplained ? tests : [...tests, failedOutside(name)]
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
