import type { BrowserContext } from '@playwright/test'

/** Puts the clock of a device before or after the right time, on every page of it from now on. */
export async function setClockWrong(context: BrowserContext, hours: number): Promise<void> {
  await context.addInitScript((milliseconds) => {
    const now = Date.now
    const Right = Date
    class Wrong extends Right {
      constructor(...when: unknown[]) {
        super(...((when.length === 0 ? [now() + milliseconds] : when) as [number]))
      }
      static override now(): number {
        return now() + milliseconds
      }
    }
    globalThis.Date = Wrong as unknown as DateConstructor
  }, hours * 3_600_000)
}
