import type { StageState } from './stage-state'

/**
 * The state as the stage list draws it: any stage or status that is not known yet waits. (PLT-055, ST-05)
 * @example shownState('unknown') // 'waiting'
 */
export function shownState(state: StageState): Exclude<StageState, 'unknown'> {
  return state === 'unknown' ? 'waiting' : state
}
