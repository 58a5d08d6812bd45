import { waitForPorts } from './free-ports'
import { defaultPorts, type PlatformPorts } from './platform-plan'
import type { RunningProcess } from './run-process'
import { type Supervised, supervise } from './supervise'

export interface Terminal {
  say(line?: string): void
  /**
   * Starts a process and keeps it running until the end: one that ends by itself is started again, and when that is of no
   * use everything ends. One that comes after Ctrl-C is ended at once.
   */
  keep(start: () => Promise<RunningProcess>): Promise<void>
  /** The same for one that the others can do without: when it does not start, or is given up, that is said and they go on. */
  keepIfPossible(start: () => Promise<RunningProcess>): Promise<void>
}

/**
 * Runs a command that starts processes and goes on until Ctrl-C, which ends every one of them. A failure is one clear
 * message, and ends them too.
 */
export async function untilInterrupted(start: (terminal: Terminal) => Promise<void>): Promise<void> {
  const running: Supervised[] = []
  let ending = false
  const end = async (code: number) => {
    if (ending) return
    ending = true
    await Promise.all(running.map((one) => one.stop()))
    process.exit(code)
  }
  const fail = async (reason: string) => {
    if (!ending) process.stderr.write(`${reason}\n`)
    await end(1)
  }
  const say = (line = '') => void process.stdout.write(`${line}\n`)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  try {
    await refuseBusyPorts(defaultPorts, say)
    const keepOr = async (starting: () => Promise<RunningProcess>, givenUp: (reason: string) => unknown) => {
      const one = await supervise(starting, say)
      if (ending) return one.stop()
      running.push(one)
      void one.givenUp.then(givenUp)
    }
    const goOn = (reason: string) => say(`${reason}\nThe others go on without it.`)
    await start({
      say,
      keep: (starting) => keepOr(starting, fail),
      keepIfPossible: (starting) => keepOr(starting, goOn).catch((error: Error) => goOn(error.message)),
    })
  } catch (error) {
    await fail(error instanceof Error ? error.message : String(error))
  }
}

async function refuseBusyPorts({ host, remotes, sandbox }: PlatformPorts, say: (line: string) => void): Promise<void> {
  const busy = await waitForPorts([host, ...Object.values(remotes), ...Object.values(sandbox)], say)
  if (busy.length > 0) throw new Error(`Port ${busy.join(', ')} is taken by another process. End it and start again.`)
}
