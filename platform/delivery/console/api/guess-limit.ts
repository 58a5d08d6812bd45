const minute = 60_000

/** Limit of wrong passwords by address, in a fixed window of a minute. */
export interface GuessLimit {
  count(address: string): void
  /** Whether an address has guessed so often that not even the right password is taken. */
  isLocked(address: string): boolean
}

/** @param most wrong passwords of one address within a minute */
export function guessLimit(most: number, now: () => number = Date.now): GuessLimit {
  const counts = new Map<string, number>()
  let ends = 0
  const inWindow = () => {
    if (now() < ends) return
    counts.clear()
    ends = now() + minute
  }
  return {
    count(address) {
      inWindow()
      counts.set(address, (counts.get(address) ?? 0) + 1)
    },
    isLocked(address) {
      inWindow()
      return (counts.get(address) ?? 0) >= most
    },
  }
}
