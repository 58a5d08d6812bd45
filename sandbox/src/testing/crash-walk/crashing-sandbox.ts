import { control } from '@sarv/platform/testing/control'
import { type RunningSandbox, type SandboxOrigins, startSandbox } from '@sarv/shared/testing/sandbox'

/** Result of a call. */
export interface Reply {
  readonly status: number
  readonly body: unknown
}

/**
 * A sandbox in a process of its own that comes to an end again and again, and the caller it then calls again: a call
 * ends with a response, after any number of tries.
 */
export interface CrashingSandbox {
  /** Seconds by which its clock was moved forward: what happens between two moves happens at one moment. */
  readonly ahead: number
  /** Tries whose response was lost with the sandbox or its database. */
  readonly lost: number
  origins(): SandboxOrigins
  /** What it has printed since it was started last. */
  output(): string
  call(service: keyof SandboxOrigins, path: string, init?: RequestInit): Promise<Reply>
  /** Work of several calls; it begins again where an outage came in between. */
  undisturbed<Result>(work: () => Promise<Result>): Promise<Result>
  advance(seconds: number): Promise<void>
  /** Makes the access tokens of a person expire. */
  expireTokens(sub: string): Promise<void>
  /** No caller begins a call before `work` is over, and calls that were begun may be lost. */
  outage(work: () => Promise<void>): Promise<void>
  kill(): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

export async function openCrashingSandbox(env: Readonly<Record<string, string>>): Promise<CrashingSandbox> {
  const start = () => startSandbox({ env })
  let running: RunningSandbox = await start()
  let [ahead, lost, outages] = [0, 0, 0]
  let isUp = Promise.resolve()

  /** An outage may begin in the very moment in which another one, or nothing, was waited for. */
  async function untilUp(): Promise<void> {
    for (let seen: Promise<void> | undefined; seen !== isUp; ) {
      seen = isUp
      await seen
    }
  }

  async function attempt(service: keyof SandboxOrigins, path: string, init: RequestInit): Promise<Reply | undefined> {
    const known = outages
    try {
      const response = await fetch(running.origins[service] + path, { ...init, redirect: 'manual' })
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json')
      // Without an outage, `503` is a response like any other.
      if (response.status === 503 && known !== outages) return undefined
      return { status: response.status, body: isJson ? JSON.parse(text) : text }
    } catch (error) {
      if (known === outages) throw error
      return undefined
    }
  }

  return {
    get ahead() {
      return ahead
    },
    get lost() {
      return lost
    },
    origins: () => running.origins,
    output: () => running.output(),
    async call(service, path, init = {}) {
      for (;;) {
        await untilUp()
        const reply = await attempt(service, path, init)
        if (reply !== undefined) return reply
        lost += 1
      }
    },
    async undisturbed(work) {
      for (;;) {
        await untilUp()
        const known = outages
        try {
          return await work()
        } catch (error) {
          if (known === outages) throw error
        }
      }
    },
    async advance(seconds) {
      ahead += seconds
      await control(running.origins.inbox, 'clock', { advance_seconds: seconds })
    },
    async expireTokens(sub) {
      await control(running.origins.inbox, 'expire-tokens', { sub })
    },
    async outage(work) {
      outages += 1
      const over = work()
      isUp = over.catch(() => undefined)
      await over
    },
    kill: () => running.kill(),
    async start() {
      running = await start()
      await control(running.origins.inbox, 'clock', { advance_seconds: ahead })
    },
    stop: () => running.stop(),
  }
}
