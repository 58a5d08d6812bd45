/** The part of the browser's lock manager that is used here: one holder of a name among all tabs. */
export interface Locks {
  request<Result>(name: string, work: () => Promise<Result>): Promise<Result>
}

/**
 * Runs a piece of work once at a time: callers in this tab share the running one, other tabs wait for the lock. The
 * browser frees the lock of a tab that dies. Without Web Locks only this tab's calls are joined.
 * The work is told what its first caller had seen when it asked, which by the time of the lock may be old news.
 * @example const renew = createFlight(navigator.locks, 'sarv-renewal', (seen?: Tokens) => renewUnlessNewer(seen))
 */
export function createFlight<Seen, Result>(
  locks: Locks | undefined,
  name: string,
  work: (seen: Seen) => Promise<Result>,
): (seen: Seen) => Promise<Result> {
  let running: Promise<Result> | undefined
  return (seen) => {
    running ??= (locks ? locks.request(name, () => work(seen)) : work(seen)).finally(() => {
      running = undefined
    })
    return running
  }
}
