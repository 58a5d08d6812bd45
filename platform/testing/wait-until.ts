import { setTimeout as passed } from 'node:timers/promises'

/** At ten milliseconds each, a minute: less than a test has. */
const maxTries = 6_000

/**
 * Waits until something is so, and throws when it never is: a loop of its own would run on after its test has failed.
 * Tries are counted instead of time, and the pause is real, so that it works under fake timers.
 * @example await waitUntil(() => relayed.length > 0)
 */
export async function waitUntil(isSo: () => unknown, pause: () => Promise<unknown> = () => passed(10)): Promise<void> {
  for (let tries = 0; !(await isSo()); tries++) {
    if (tries === maxTries) throw new Error(`It never came true: ${isSo}`)
    await pause()
  }
}
