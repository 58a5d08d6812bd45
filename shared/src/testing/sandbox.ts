import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { compiledProgram } from './compiled-program'
import { firstMessage } from './first-message'
import { outputOf } from './output-of'

/** The addresses of a running sandbox. */
export interface SandboxOrigins {
  readonly api: string
  readonly identity: string
  readonly gateway: string
  readonly inbox: string
}

export interface RunningSandbox {
  readonly origins: SandboxOrigins
  /** Everything it printed so far. */
  output(): string
  /** Ends it as a person would, and waits until it has ended. */
  stop(): Promise<void>
  /** Ends it in the middle of its work, with nothing undone or put away, and waits until it has ended. */
  kill(): Promise<void>
}

export interface StartOptions {
  /** A folder for the data; only memory without it. */
  readonly folder?: string
  readonly control?: boolean
  readonly host?: string
  readonly env?: Readonly<Record<string, string>>
}

const main = fileURLToPath(new URL('../../../sandbox/src/main.ts', import.meta.url))
const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Starts the sandbox as its own process on ports that the system chooses, with the control endpoint on.
 * @example
 * const sandbox = await startSandbox()
 * await fetch(`${sandbox.origins.inbox}/control/people`, { method: 'POST' })
 * await sandbox.stop()
 */
export async function startSandbox({ folder, control = true, host, env }: StartOptions = {}): Promise<RunningSandbox> {
  const child = spawn(process.execPath, [...compiledProgram(main)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      SANDBOX_PORT: '0',
      SANDBOX_CONTROL: control ? '1' : '0',
      SANDBOX_LOG: '0',
      // All the people of the tests sign in from one address.
      SANDBOX_SUBMITS_PER_MINUTE: '100000',
      SANDBOX_SIGN_INS_PER_MINUTE: '100000',
      SANDBOX_CODES_PER_MINUTE: '100000',
      SANDBOX_CODES_PER_DAY: '100000',
      DATA_DIR: folder ?? 'memory',
      ...(host !== undefined && { HOST_ORIGIN: host }),
      ...env,
    },
  })
  const output = outputOf(child)
  const { origins } = await firstMessage<{ origins: SandboxOrigins }>(child, output)
  return { origins, output, stop: () => end(child, 'SIGTERM'), kill: () => end(child, 'SIGKILL') }
}

function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}
