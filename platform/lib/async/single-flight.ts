/**
 * Single flight: calls that come while one is running share it and its result. The work is given what its first caller
 * passed; what the others passed is ignored.
 * @example const renew = singleFlight((seen: Tokens) => withLock('sarv-renewal', () => renewUnlessNewer(seen)))
 */
export function singleFlight<Args extends readonly unknown[], Result>(
  work: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let running: Promise<Result> | undefined
  return (...args) => {
    running ??= work(...args).finally(() => {
      running = undefined
    })
    return running
  }
}
