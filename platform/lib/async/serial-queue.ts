/** Runs each piece of work when the one before it has ended, well or not. */
export type SerialQueue = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Serial queue: an in-process mutex, first come, first served. Work that fails says so to its own caller and lets the
 * next one in. Work that waits for more of its own queue waits for ever.
 * @example
 * const enqueue = serialQueue()
 * await Promise.all([enqueue(first), enqueue(second)]) // second begins when first has ended
 */
export function serialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work)
    last = turn.catch(() => undefined)
    return turn
  }
}
