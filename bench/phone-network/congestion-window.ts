/** Bytes of a TCP segment, and how many may be on their way at the start (RFC 6928). */
export const segment = 1_400
const initial = 10 * segment

/** Milliseconds without traffic after which a connection starts slowly again. */
const idle = 1_000

/** Congestion window of a connection in slow start, which grows by what is acknowledged. */
export interface CongestionWindow {
  /** How many bytes may be sent now. */
  free(now: number): number
  sent(bytes: number, now: number): void
  acknowledged(bytes: number, now: number): void
}

export function createCongestionWindow(): CongestionWindow {
  let size = initial
  let onTheirWay = 0
  let last = 0
  return {
    free(now) {
      if (onTheirWay === 0 && now - last > idle) size = initial
      return size - onTheirWay
    },
    sent(bytes, now) {
      onTheirWay += bytes
      last = now
    },
    acknowledged(bytes, now) {
      onTheirWay -= bytes
      size += bytes
      last = now
    },
  }
}
