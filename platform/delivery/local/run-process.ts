import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
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
  /**
   * Whether its ports are open long before it is ready, as those of the sandbox are; then it sends its `origins` when
   * it is ready.
   */
  readonly opensEarly?: boolean
  /** Milliseconds to wait for that. */
  readonly timeout?: number
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

// In the child: the first ends it in order when this process is gone, killed or not (a channel breaks with either of its
// ends), the second tells which ports it has opened.
const preloaded = ['end-with-parent.js', 'tell-ports.js'].flatMap((file) => [
  '--import',
  pathToFileURL(path.join(import.meta.dirname, file)).href,
])

/** Megabytes; three servers that mostly wait then keep 50 MB less resident than with what Node takes by itself. */
const semiSpace = '--max-semi-space-size=2'

/** Runs a TypeScript file of the workspace without a compiler in its process. @param args the program and its arguments */
export const compiled = (...args: readonly string[]) => [semiSpace, 'platform/delivery/compile/run.js', ...args]

/** Runs one that reads TypeScript as it goes on, like the configuration of a build. */
export const fromSources = (...args: readonly string[]) => ['--import', 'tsx', ...args]

/**
 * Starts a process of the platform and waits until it is ready. It ends with this one, however this one ends. A process that
 * was ready and ends before its first answer is seen was started, and has ended.
 * @throws Error with the last lines of what it said when it ends before, or when another process has its port
 */
export async function runProcess({
  name,
  command,
  env,
  ready,
  opensEarly = false,
  timeout = 120_000,
  aloud = false,
}: ProcessPlan): Promise<RunningProcess> {
  const port = Number(new URL(ready).port)
  // Without this a process that an earlier run left behind would pass for the one that could not take its port.
  if ((await busyPorts([port])).length > 0)
    throw new Error(`${name} was not started: port ${port} is taken by another process. End it and start again.`)
  const child = spawn(process.execPath, [...preloaded, ...command], {
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
  let wasReady = false
  child.on('message', (message) => {
    if (typeof message !== 'object') return
    wasReady ||= opensEarly ? 'origins' in message : 'listeningOn' in message && message.listeningOn === port
  })
  const giveUp = AbortSignal.timeout(timeout)
  const hasEnded = new AbortController()
  void ended.then(() => hasEnded.abort())
  if (!(await answers(ready, AbortSignal.any([giveUp, hasEnded.signal])))) {
    if (!hasEnded.signal.aborted) {
      end(child)
      throw new Error(`${ready} does not answer`)
    }
    if (!wasReady) throw new Error(`${name} did not start: ${said.slice(-6).join('\n')}`)
  }
  return {
    name,
    // It was ready, so it was started.
    pid: child.pid ?? 0,
    ended,
    async stop() {
      end(child)
      await ended
    },
  }
}

/** The line of a stack trace that names the error. */
function lastWords(said: readonly string[]): string {
  return said.findLast((line) => /^\w*Error\b/.test(line)) ?? said.at(-1) ?? 'it said nothing'
}

function end(child: ChildProcess): void {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
}

/** Polls an address until it answers; false when that was given up before. */
async function answers(address: string, givenUp: AbortSignal): Promise<boolean> {
  while (!givenUp.aborted) {
    if (await answersNow(address, givenUp)) return true
    await passed(50)
  }
  return false
}

async function answersNow(address: string, givenUp: AbortSignal): Promise<boolean> {
  try {
    return (await fetch(address, { signal: AbortSignal.any([givenUp, AbortSignal.timeout(1_000)]) })).ok
  } catch {
    return false
  }
}
