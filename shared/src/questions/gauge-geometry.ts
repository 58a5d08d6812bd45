import { gauge } from '../rules/constants'
import { needleDegrees, type ScoreBand } from '../rules/score-band'

export interface GaugeBand {
  readonly band: ScoreBand
  /** A piece of the half ring round (140, 140), drawn from left to right. */
  readonly path: string
}

const [centre, outer, inner] = [140, 133, 111]
/** Degrees left free at each inner end. */
const gap = 1.2
const [low, middle, high] = gauge.bounds
const parts: readonly { band: ScoreBand; from: number; to: number }[] = [
  { band: 'primary', from: 0, to: low },
  { band: 'success', from: low, to: middle },
  { band: 'neutral', from: middle, to: high },
  { band: 'warning', from: high, to: 100 },
]

/** The four bands, each as long as its part of 0 to 100. (ST-12, CON-19) */
export const gaugeBands: readonly GaugeBand[] = parts.map(({ band, from, to }) => {
  const first = needleDegrees(from) + (from === 0 ? 0 : gap)
  const last = needleDegrees(to) - (to === 100 ? 0 : gap)
  return {
    band,
    path: `M${at(outer, first)} A${outer} ${outer} 0 0 1 ${at(outer, last)} L${at(inner, last)} A${inner} ${inner} 0 0 0 ${at(inner, first)} Z`,
  }
})

/** A point of a ring: 0° is the left end, 180° the right one. */
function at(radius: number, degrees: number): string {
  const angle = Math.PI - (degrees * Math.PI) / 180
  return `${(centre + radius * Math.cos(angle)).toFixed(2)} ${(centre - radius * Math.sin(angle)).toFixed(2)}`
}
