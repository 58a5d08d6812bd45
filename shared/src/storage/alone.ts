/** What runs or waits here, by name, in browsers without Web Locks. */
const queues = new Map<string, Promise<unknown>>()

/**
 * Runs a piece of work while no other tab runs one of the same name; the browser frees the name of a tab that dies.
 * Without Web Locks only the work of this tab waits for each other.
 * @example await alone('sarv-money-memory', () => write(change))
 */
export function alone<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const locks = globalThis.navigator?.locks
  if (locks) return locks.request(name, work)
  const turn = (queues.get(name) ?? Promise.resolve()).then(work)
  queues.set(
    name,
    turn.catch(() => undefined),
  )
  return turn
}
