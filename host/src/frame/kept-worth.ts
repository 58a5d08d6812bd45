import type { Kept } from './read-kept'

/** The worth that was on the screen last, in rial; undefined where nothing is kept, or amounts are hidden. */
export function keptWorth({ general, assets }: Pick<Kept, 'general' | 'assets'>): number | undefined {
  if (general.visibleHomeBalance === false) return undefined
  const worth = assets?.total_value
  return Number.isSafeInteger(worth) && Number(worth) > 0 ? Number(worth) : undefined
}
