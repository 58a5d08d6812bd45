import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'

/** One response, kept for a server that sends nothing else. */
export interface SavedResponse {
  readonly headers: Readonly<Record<string, string>>
  /** In base64. */
  readonly body: string
}

export interface ServerProcess {
  readonly port: number
  /** Resident memory; MB. */
  memory(): number
  /** Processor time that it has used; milliseconds. */
  computed(): number
  stop(): Promise<void>
}

/** Starts a server of a TypeScript file and waits until it answers. */
export async function serverProcess(
  file: string,
  args: readonly string[],
  port: number,
  env: NodeJS.ProcessEnv = {},
): Promise<ServerProcess> {
  const child = fork(file, [...args], {
    execArgv: ['--max-semi-space-size=2', '--import', 'tsx'],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await answers(child, port)
  return {
    port,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    computed() {
      const [user = 0, system = 0] = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
        .slice(11, 13)
        .map(Number)
      // In hundredths of a second.
      return (user + system) * 10
    },
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

async function answers(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered')
    const isThere = await fetch(`http://127.0.0.1:${port}/health`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
