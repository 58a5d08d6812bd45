import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { workspace } from '../build/packages'
import { busyPorts } from './free-ports'

export interface ProcessPlan {
  readonly name: string
  /** The arguments of Node: see `compiled` and `fromSources`. */
  readonly command: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** An address that answers as soon as the process is ready. */
  readonly ready: string
  /** Milliseconds to wait for that. */
  readonly patience?: number
  /** Whether what it says is shown: all of it, or what it logs to stderr. */
  readonly aloud?: boolean | 'errors'
}

export interface RunningProcess {
  readonly name: string
  readonly pid: number
  /** Resolves when it has ended, by itself or not, with how and what it said of that: one line. */
  readonly ended: Promise<string>
  /** Ends the process and waits until it has ended. */
  stop(): Promise<void>
}

// In the child: ends it in order when this process is gone, killed or not. A channel breaks with either of its ends.
const endWithParent = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.js')).href

/** Of three servers that mostly wait, 50 MB less stay resident than with what Node takes by itself; MB. */
const semiSpace = '--max-semi-space-size=2'

/** Runs a TypeScript file of the workspace without a compiler in its process. @param args the program and its arguments */
export const compiled = (...args: readonly string[]) => [semiSpace, 'delivery/compile/run.js', ...args]

/** Runs one that reads TypeScript as it goes on, like the configuration of a build. */
export const fromSources = (...args: readonly string[]) => ['--import', 'tsx', ...args]

/**
 * Starts a process of the platform and waits until it answers. It ends with this one, however this one ends.
 * @throws Error with the last lines of what it said when it ends before, or when somebody else answers there already
 */
export async function runProcess({
  name,
  command,
  env,
  ready,
  patience = 120_000,
  aloud = false,
}: ProcessPlan): Promise<RunningProcess> {
  if (await isTaken(ready)) {
    throw new Error(
      `${name} was not started: port ${new URL(ready).port} is taken by another process. End it and start again.`,
    )
  }
  const child = spawn(process.execPath, ['--import', endWithParent, ...command], {
    cwd: workspace,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Ctrl-C reaches the whole group of a terminal; ending in order is the parent's business.
    detached: true,
  })
  const said: string[] = []
  for (const [stream, shownOn] of [
    [child.stdout, aloud === true ? process.stdout : undefined],
    [child.stderr, aloud ? process.stderr : undefined],
  ] as const) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said.push(...text.trimEnd().split('\n'))
      said.splice(0, said.length - 20)
      shownOn?.write(text)
    })
  }
  // Not its exit: until then its last words may still be on their way.
  const ended = new Promise<string>((resolve) =>
    child.once('close', (code, signal) => resolve(`${signal ?? `code ${code}`}, ${lastWords(said)}`)),
  )
  const tooEarly = ended.then(() => {
    throw new Error(`${name} did not start: ${said.slice(-6).join('\n')}`)
  })
  try {
    await Promise.race([answers(ready, patience), tooEarly])
  } catch (error) {
    end(child)
    throw error
  }
  tooEarly.catch(() => undefined)
  return {
    name,
    // It has answered, so it was started.
    pid: child.pid ?? 0,
    ended,
    async stop() {
      end(child)
      await ended
    },
  }
}

/** Of a stack trace the line that names the error. */
function lastWords(said: readonly string[]): string {
  return said.findLast((line) => /^\w*Error\b/.test(line)) ?? said.at(-1) ?? 'it said nothing'
}

function end(child: ChildProcess): void {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
}

async function answers(address: string, patience: number): Promise<void> {
  const until = Date.now() + patience
  while (!(await answersNow(address))) {
    if (Date.now() > until) throw new Error(`${address} does not answer`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Without this a process that an earlier run left behind would pass for the one that could not take its port. */
async function isTaken(ready: string): Promise<boolean> {
  return (await busyPorts([Number(new URL(ready).port)])).length > 0
}

async function answersNow(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(1_000) })).ok
  } catch {
    return false
  }
}
