import { codeSeconds } from '../../rules/constants'

/** Whole seconds from `now` until `until`, both in ms since 1970; never below 0. */
export function secondsLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 1000))
}

/** Minutes and seconds of a countdown. @example minutesAndSeconds(119) // '1:59' */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/**
 * When a code that was sent at `sentAt` (ms) may be sent again: after the server's seconds, else after 1:59.
 * @example resendAt(sentAt, undefined) // sentAt + 119_000
 */
export function resendAt(sentAt: number, expireSeconds: number | undefined): number {
  const wait =
    expireSeconds !== undefined && Number.isFinite(expireSeconds) && expireSeconds >= 0 ? expireSeconds : codeSeconds
  return sentAt + wait * 1000
}
