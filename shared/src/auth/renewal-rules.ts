import { minutes } from '../api/freshness'
import type { HeldTokens } from './vault'

/** The clock of a device may be wrong by a day (PLT-020); seconds. */
export const toleratedSkew = 86_400

/** Without a 401 the tokens are not renewed more often than this (F13); milliseconds. */
export const shortestPause = minutes(5)

/**
 * Whether to renew before a call because the access token is past its life. The age is measured by one clock from the
 * moment the tokens came, so a clock that is wrong does no harm; one that was set back makes the token look young, and
 * then the API's 401 asks for the renewal.
 * @param lastTry when a renewal was last tried, by the same clock as `now`; milliseconds
 */
export function isRenewalDue(
  { at, lifetime }: Pick<HeldTokens, 'at' | 'lifetime'>,
  lastTry: number | undefined,
  now: number,
): boolean {
  return now - at >= lifetime * 1000 && now - Math.max(at, lastTry ?? at) >= shortestPause
}
