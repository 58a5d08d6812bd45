import { gauge } from './constants'

export type ScoreBand = 'primary' | 'success' | 'neutral' | 'warning'

const bands: readonly ScoreBand[] = ['primary', 'success', 'neutral']

/** The colour of a risk score; 36, 54 and 70 belong to the band below them. (ST-12, D-02) @example scoreBand(54) // 'success' */
export function scoreBand(score: number): ScoreBand {
  const place = gauge.bounds.findIndex((bound) => score <= bound)
  return bands[place] ?? 'warning'
}

/** Where the needle stands, 0 to 180; a score outside 0 to 100 stops at the end. (PLT-056) @example needleDegrees(54) // 97.2 */
export function needleDegrees(score: number): number {
  return (gauge.degrees * Math.min(100, Math.max(0, score))) / 100
}
