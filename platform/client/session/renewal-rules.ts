import type { TokenSet } from './token-store'

/** Clock tolerance: the clock of a device may be wrong by a day (PLT-020, CON-22); seconds. */
export const toleratedSkew = 86_400

/** Minimum interval between renewals that no 401 asked for (F13); milliseconds. */
export const minimumInterval = 300_000

/**
 * Whether to renew before a call because the access token has expired. The age is measured by one clock from the
 * moment the tokens came, so a clock that is wrong does no harm; one that was set back makes the token look young, and
 * then the API's 401 asks for the renewal.
 * @param lastTry when a renewal was last tried, by the same clock as `now`; milliseconds
 */
export function isRenewalDue(
  { at, lifetime }: Pick<TokenSet, 'at' | 'lifetime'>,
  lastTry: number | undefined,
  now: number,
): boolean {
  return now - at >= lifetime * 1000 && now - Math.max(at, lastTry ?? at) >= minimumInterval
}
