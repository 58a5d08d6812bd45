import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from './folders'
import type { Plan, Report, Status } from './plan'

/** A test that waits gives up by itself after seconds; what is silent for longer than this runs in a circle. */
const silenceLimit = 180_000

// Tests that measure time judge the machine, and switches make it slower.
const exceptMeasuring = '^(?!.*linear time)'

/** Plans written so far: several folders are asked about at once. */
let plans = 0

/** Runs the plan in a process of its own; one that hangs in a mutant is killed, and started again after that mutant. */
export async function runMutants(plan: Plan, onOutcome: (id: string, status: Status) => void): Promise<void> {
  let pending = plan.pending
  while (pending.length > 0) {
    const asked = new Set<string>()
    const tell = (id: string, status: Status) => {
      asked.add(id)
      onOutcome(id, status)
    }
    await runOnce({ ...plan, pending }, tell)
    pending = pending.filter((id) => !asked.has(id))
  }
}

async function runOnce(plan: Plan, tell: (id: string, status: Status) => void): Promise<void> {
  // The runner has its own files beside its plan.
  const folder = path.join(workspace, `.cache/mutation/${process.pid}-${++plans}`)
  const file = path.join(folder, 'plan.json')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(plan))
  const jest = fork(
    path.join(workspace, 'node_modules/jest/bin/jest.js'),
    [
      '--config',
      path.join(import.meta.dirname, 'jest.config.js'),
      '--runInBand',
      '--silent',
      '--forceExit',
      `--testNamePattern=${exceptMeasuring}`,
    ],
    {
      cwd: workspace,
      env: { ...process.env, MUTATION_PLAN: file },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    },
  )
  try {
    await listen(jest, tell)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function listen(jest: ChildProcess, tell: (id: string, status: Status) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    let current: string | undefined
    let isRunning = false
    let failure: string | undefined
    let written = ''
    jest.stderr?.on('data', (text) => {
      written = (written + text).slice(-20_000)
    })
    const onSilence = () => {
      if (current === undefined) failure = 'The tests without a mutant take too long'
      else tell(current, 'timed out')
      isRunning = false
      jest.kill('SIGKILL')
    }
    let timer = setTimeout(onSilence, 3 * silenceLimit)
    jest.on('message', (report: Report) => {
      clearTimeout(timer)
      timer = setTimeout(onSilence, silenceLimit)
      if (report.kind === 'started') current = report.id
      if (report.kind === 'ended') tell(report.id, report.status)
      isRunning = report.kind === 'started'
      if (report.kind === 'broken') failure = `${report.file} fails without any mutant`
      if (report.kind === 'finished' || report.kind === 'full') jest.kill()
    })
    jest.on('exit', (code) => {
      clearTimeout(timer)
      if (isRunning) failure = `Jest ended with ${code} in the middle of a mutant`
      if (failure === undefined && current === undefined) failure = `Jest ended with ${code} before the first mutant`
      if (failure === undefined) resolve()
      else reject(new Error(`${failure}\n${written}`))
    })
  })
}
