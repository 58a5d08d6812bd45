import type { Gain } from '@sarv/shared/contract/gain'
import { growth } from '../market/arithmetic'

/** What is held at today's worth, and what was paid for it; null where that is unknown. Whole rial. */
export interface Valued {
  readonly value: number
  readonly cost: number | null
}

/**
 * Unrealised gain, or below 0 loss, of what is held together: its worth less what was paid for it, of all whose cost is
 * known. What was sold or shared out is not part of it.
 */
export function calculateGain(held: readonly Valued[]): Gain {
  const known = held.flatMap(({ value, cost }) => (cost === null ? [] : [{ value, cost }]))
  if (known.length === 0) return { gain: null, gain_percentage: null }
  const value = known.reduce((sum, one) => sum + one.value, 0)
  const cost = known.reduce((sum, one) => sum + one.cost, 0)
  return { gain: value - cost, gain_percentage: cost === 0 ? null : growth(cost, value) }
}
