import type { FirstNumber } from '../../contract/manifest-parts'
import type { PersistedState } from './persisted-state'

/** The amount that can be painted before the shell; undefined where it is not known, or amounts are hidden. */
export function firstNumberIn(
  { general, answer }: Pick<PersistedState, 'general' | 'answer'>,
  { field }: Pick<FirstNumber, 'field'>,
): number | undefined {
  if (general.visibleHomeBalance === false) return undefined
  const amount = answer?.[field]
  return Number.isSafeInteger(amount) && Number(amount) > 0 ? Number(amount) : undefined
}
