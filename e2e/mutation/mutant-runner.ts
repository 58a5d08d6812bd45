import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import TestRunner, {
  CallbackTestRunner,
  type OnTestFailure,
  type OnTestStart,
  type OnTestSuccess,
  type Test,
} from 'jest-runner'
import type { Outcome, Plan, Report } from './plan'
import type { Coverage } from './switch'

type Watcher = Parameters<TestRunner['runTests']>[1]
type GlobalConfig = ConstructorParameters<typeof TestRunner>[0]
type Context = ConstructorParameters<typeof TestRunner>[1]
type TestResult = Parameters<OnTestSuccess>[1]
type SerializableError = Parameters<OnTestFailure>[1]

interface TestFile {
  readonly test: Test
  readonly milliseconds: number
  /** Milliseconds of its slowest test. */
  readonly slowest: number
  readonly coverage: Coverage
}

const memoryLimit = 1.5 * 1024 ** 3

/**
 * Jest's runner for mutation testing: one warm process runs every test file once to see what it reaches, and then
 * for each mutant only the tests that reach it, up to the first that fails.
 */
export default class MutantRunner extends CallbackTestRunner {
  private readonly planFile = process.env.MUTATION_PLAN ?? ''
  private readonly plan: Plan = JSON.parse(readFileSync(this.planFile, 'utf8'))
  private hasUnhandled = false
  private readonly coverageFile = path.join(path.dirname(this.planFile), 'coverage.json')
  /** Lies there when a test has failed with the mutant of now. */
  private readonly enoughFile = path.join(path.dirname(this.planFile), 'enough')

  constructor(globalConfig: GlobalConfig, context: Context) {
    super(globalConfig, context)
    process.once('disconnect', () => process.exit(1))
    // An unhandled rejection would end the process; for the mutant it is a failure like another.
    process.on('unhandledRejection', () => {
      this.hasUnhandled = true
    })
  }

  override async runTests(
    tests: Test[],
    watcher: Watcher,
    onStart: OnTestStart,
    onResult: OnTestSuccess,
    onFailure: OnTestFailure,
  ): Promise<void> {
    const files: TestFile[] = []
    for (const test of tests) {
      await onStart(test)
      process.env.MUTATION_COVERAGE = this.coverageFile
      const started = performance.now()
      const outcome = await run(test, watcher, this._globalConfig, this._context)
      delete process.env.MUTATION_COVERAGE
      if (outcome.result) await onResult(test, outcome.result)
      else await onFailure(test, outcome.error)
      if (outcome.failed) return report({ kind: 'broken', file: test.path })
      // A file whose tests are all skipped for today has told nothing of what it reaches.
      if (outcome.result.numPassingTests === 0) continue
      const coverage = readCoverage(this.coverageFile)
      const slowest = Math.max(0, ...outcome.result.testResults.map(({ duration }) => duration ?? 0))
      files.push({ test, milliseconds: performance.now() - started, slowest, coverage })
    }
    files.sort((a, b) => a.milliseconds - b.milliseconds)
    for (const id of this.plan.pending) {
      report({ kind: 'started', id })
      report({ kind: 'ended', id, ...(await this.ask(id, files, watcher)) })
      if (process.memoryUsage().rss > memoryLimit) return report({ kind: 'full' })
    }
    report({ kind: 'finished' })
  }

  private async ask(id: string, files: readonly TestFile[], watcher: Watcher): Promise<Outcome> {
    const reaching = files.flatMap((file) => {
      const names = namesReaching(id, file.coverage)
      return names === undefined ? [] : [{ ...file, names }]
    })
    this.hasUnhandled = false
    process.env.MUTATION_ACTIVE = id
    process.env.MUTATION_ENOUGH = this.enoughFile
    rmSync(this.enoughFile, { force: true })
    const onFailedTest = () => writeFileSync(this.enoughFile, '')
    process.env.MUTATION_HIT_LIMIT = String(100 * (100 + hitsOf(id, files)))
    try {
      for (const { test, slowest, names } of reaching) {
        process.env.MUTATION_TEST_TIME = String(Math.round(5_000 + 5 * slowest))
        const testNamePattern =
          names === 'all' ? this._globalConfig.testNamePattern : `^(${names.map(escaped).join('|')})$`
        const { failed } = await run(
          test,
          watcher,
          { ...this._globalConfig, testNamePattern },
          this._context,
          onFailedTest,
        )
        if (failed || this.hasUnhandled) return { status: 'killed' }
      }
    } finally {
      delete process.env.MUTATION_ACTIVE
      delete process.env.MUTATION_ENOUGH
      delete process.env.MUTATION_TEST_TIME
    }
    return { status: reaching.length > 0 ? 'survived' : 'unreached' }
  }
}

type RunOutcome =
  | { readonly failed: boolean; readonly result: TestResult }
  | { readonly failed: true; readonly result?: undefined; readonly error: SerializableError }

async function run(
  test: Test,
  watcher: Watcher,
  config: GlobalConfig,
  context: Context,
  onFailedTest: () => void = () => undefined,
): Promise<RunOutcome> {
  const runner = new TestRunner(config, context)
  let outcome: RunOutcome | undefined
  runner.on('test-file-success', ([, result]) => {
    outcome = { failed: result.numFailingTests > 0 || result.testExecError != null, result }
  })
  runner.on('test-file-failure', ([, error]) => {
    outcome = { failed: true, error }
  })
  runner.on('test-case-result', ([, { status }]) => {
    if (status === 'failed') onFailedTest()
  })
  await runner.runTests([test], watcher, { serial: true })
  if (outcome === undefined) throw new Error(`${test.path} told nothing`)
  return outcome
}

/** What a file's modules do while they are loaded concerns all its tests. */
function namesReaching(id: string, { static: whileLoading, perTest }: Coverage): 'all' | string[] | undefined {
  if (whileLoading[id]) return 'all'
  const names = Object.keys(perTest).filter((name) => perTest[name]?.[id])
  return names.length > 0 ? names : undefined
}

function hitsOf(id: string, files: readonly TestFile[]): number {
  const counts = files.flatMap(({ coverage }) => [coverage.static, ...Object.values(coverage.perTest)])
  return counts.reduce((sum, count) => sum + (count[id] ?? 0), 0)
}

function readCoverage(file: string): Coverage {
  const coverage = JSON.parse(readFileSync(file, 'utf8')) as Coverage
  rmSync(file)
  return coverage
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function report(message: Report): void {
  process.send?.(message)
}
