import { setTimeout as passed } from 'node:timers/promises'
import type { RunningProcess } from './run-process'

/** When a process is started again, and when it is not any more. */
interface RestartPolicy {
  /** Milliseconds before the first restart; each quick death doubles them. */
  readonly pause: number
  /** A process that lived shorter, in milliseconds, died quickly. */
  readonly quick: number
  /** How many quick deaths in a row are too many. */
  readonly most: number
}

const usual: RestartPolicy = { pause: 250, quick: 10_000, most: 5 }

export interface Supervised {
  readonly name: string
  /** Settles when it is given up, with what a person should read; never when it was stopped. */
  readonly givenUp: Promise<string>
  stop(): Promise<void>
}

/**
 * Supervisor of one process: starts it again with growing pauses when it ends by itself, and gives up after several quick
 * deaths in a row. Its first start is not repeated.
 * @param say gets one line for every restart
 */
export async function supervise(
  start: () => Promise<RunningProcess>,
  say: (line: string) => void,
  { pause, quick, most }: RestartPolicy = usual,
): Promise<Supervised> {
  const ending = new AbortController()
  let running = await start()
  const { name } = running
  let startedAt = performance.now()
  let deaths = 0

  /** Resolves with why there is no more restart; undefined when it was stopped. */
  async function watch(): Promise<string | undefined> {
    let reason = await running.ended
    for (;;) {
      if (ending.signal.aborted) return undefined
      deaths = performance.now() - startedAt < quick ? deaths + 1 : 1
      if (deaths >= most) return `${name} ended ${deaths} times within seconds of its start and is given up (${reason})`
      say(`${name} ended by itself and is started again (${reason})`)
      await passed(pause * 2 ** (deaths - 1), undefined, { signal: ending.signal }).catch(() => undefined)
      if (ending.signal.aborted) return undefined
      startedAt = performance.now()
      try {
        running = await start()
        if (ending.signal.aborted) await running.stop()
        reason = await running.ended
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error)
      }
    }
  }

  const watching = watch()
  return {
    name,
    givenUp: new Promise((resolve) => {
      void watching.then((reason) => {
        if (reason !== undefined) resolve(reason)
      })
    }),
    async stop() {
      ending.abort()
      await running.stop()
      await watching
    },
  }
}
