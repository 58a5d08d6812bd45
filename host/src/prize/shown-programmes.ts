import type { PrizeProgramme } from '@sarv/shared/contract/prizes'
import { hiddenWinners } from '@sarv/shared/rules/constants'

/** Whether a programme is listed: winner11 … winner40 are announced elsewhere (HST-055, D-20). */
export function isShown({ key }: Pick<PrizeProgramme, 'key'>): boolean {
  const week = /^winner(\d+)$/.exec(key)?.[1]
  return week === undefined || Number(week) < hiddenWinners.from || Number(week) > hiddenWinners.to
}

/** The translation key of a state; `unknown` for any other. */
export function stateKey(state: string): 'ACTIVE' | 'SOON' | 'ENDED' | 'unknown' {
  return state === 'ACTIVE' || state === 'SOON' || state === 'ENDED' ? state : 'unknown'
}
