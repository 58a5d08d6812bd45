import type { Kept } from './read-kept'

/** The worth that can be shown before the shell, in rial; undefined where it is not known, or amounts are hidden. */
export function earlyWorth({ general, assets }: Pick<Kept, 'general' | 'assets'>): number | undefined {
  if (general.visibleHomeBalance === false) return undefined
  const worth = assets?.total_value
  return Number.isSafeInteger(worth) && Number(worth) > 0 ? Number(worth) : undefined
}
