import type { PrizeProgramme } from '@sarv/shared/contract/prizes'
import { hiddenWinners } from '@sarv/shared/rules/constants'

/** winner11 … winner40 are announced elsewhere and not drawn here (HST-055, D-20). */
export function isShown({ key }: Pick<PrizeProgramme, 'key'>): boolean {
  const week = /^winner(\d+)$/.exec(key)?.[1]
  return week === undefined || Number(week) < hiddenWinners.from || Number(week) > hiddenWinners.to
}

/** The key of the words for a state; a state that nobody knows yet has none of its own. */
export function stateKey(state: string): 'ACTIVE' | 'SOON' | 'ENDED' | 'unknown' {
  return state === 'ACTIVE' || state === 'SOON' || state === 'ENDED' ? state : 'unknown'
}
