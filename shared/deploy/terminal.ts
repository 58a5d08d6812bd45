import { busyPorts } from './free-ports'
import { type PlatformPorts, usualPorts } from './platform-plan'
import type { RunningProcess } from './run-process'

export interface Terminal {
  say(line?: string): void
  /** Keeps a process until the end; one that comes after Ctrl-C is ended at once. */
  keep(starting: Promise<RunningProcess>): Promise<void>
}

/**
 * Runs a command that starts processes and goes on until Ctrl-C, which ends every one of them. A failure is one clear
 * message, and ends them too.
 */
export async function untilInterrupted(start: (terminal: Terminal) => Promise<void>): Promise<void> {
  const running: RunningProcess[] = []
  let ending = false
  const end = async (code: number) => {
    if (ending) return
    ending = true
    await Promise.all(running.map((one) => one.stop()))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
  try {
    await refuseBusyPorts(usualPorts)
    await start({
      say: (line = '') => void process.stdout.write(`${line}\n`),
      async keep(starting) {
        const one = await starting
        if (ending) await one.stop()
        else running.push(one)
      },
    })
  } catch (error) {
    if (!ending) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    await end(1)
  }
}

async function refuseBusyPorts({ host, remotes, sandbox }: PlatformPorts): Promise<void> {
  const busy = await busyPorts([host, ...Object.values(remotes), ...Object.values(sandbox)])
  if (busy.length > 0) throw new Error(`Port ${busy.join(', ')} is taken by another process. End it and start again.`)
}
