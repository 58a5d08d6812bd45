/** A moment, or something that tells one. */
export interface Time {
  now(): Date
}

/** The moment at which something fell due, for work that is done later than that. */
export const at = (moment: Date): Time => ({ now: () => moment })

export const later = (moment: Date, milliseconds: number) => new Date(moment.getTime() + milliseconds)

/** The time of the sandbox's business: orders, codes, verifications. Tokens live by the real time, as the browser does. */
export interface Clock extends Time {
  /** Lets time pass, for a test. */
  advance(seconds: number): void
  reset(): void
}

export function createClock(): Clock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance(seconds) {
      ahead += seconds * 1000
    },
    reset() {
      ahead = 0
    },
  }
}
