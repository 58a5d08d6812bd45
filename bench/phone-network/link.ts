/** A link whose rate all connections share. */
export interface Link {
  /** Queues bytes for it. @returns when the last of them has left */
  send(bytes: number, now: number): number
}

/** @param rate bytes in a millisecond */
export function createLink(rate: number): Link {
  let freeAt = 0
  return {
    send(bytes, now) {
      freeAt = Math.max(now, freeAt) + bytes / rate
      return freeAt
    },
  }
}
