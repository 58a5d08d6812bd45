import { describeError } from '@sarv/platform/lib/log/describe-error'
import { logError } from '@sarv/platform/lib/log/process-log'

/** Work that goes on until it is stopped. */
export interface Repetition {
  /** Ends it, and waits for the run that is under way. */
  stop(): Promise<void>
}

/**
 * Runs work again and again; a run that takes longer is not overtaken by the next, and one that fails is logged.
 * @param name of the work, for the log
 */
export function repeat(work: () => Promise<void>, everyMs: number, name: string): Repetition {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => logError(`the ${name} failed: ${describeError(error)}`))
      .finally(() => {
        running = undefined
      })
  }, everyMs)
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
