import { setImmediate } from 'node:timers/promises'

/**
 * Shuffled queue: carries out one operation at a time, and random numbers say which of those that wait is next. Callers
 * that share it interleave by schedule: the same numbers, the same order.
 * @example
 * const turn = shuffledQueue(random)
 * const get = (key: string) => turn(() => store.get(key))
 */
export function shuffledQueue(random: () => number) {
  const waiting: (() => Promise<void>)[] = []
  let isRunning = false

  async function run(): Promise<void> {
    isRunning = true
    for (;;) {
      // By then, every caller that was about to ask has asked.
      await setImmediate()
      const [next] = waiting.splice(Math.floor(random() * waiting.length), 1)
      if (next === undefined) break
      await next()
    }
    isRunning = false
  }

  return <T>(operation: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      waiting.push(() => operation().then(resolve, reject))
      if (!isRunning) void run()
    })
}
