import { gauge } from '../rules/constants'
import type { ScoreBand } from '../rules/score-band'

export interface GaugeBand {
  readonly band: ScoreBand
  /** A piece of the half ring round (140, 140), drawn from left to right. */
  readonly path: string
}

const [centre, outer, inner] = [140, 133, 111]
/** Degrees left free at each inner end. */
const gap = 1.2
const order: readonly ScoreBand[] = ['primary', 'success', 'neutral', 'warning']
const ends = [0, ...gauge.bounds, 100]

/** The four bands, each as long as its part of 0 to 100. (ST-12, CON-19) */
export const gaugeBands: readonly GaugeBand[] = order.map((band, place) => {
  const from = ((ends[place] ?? 0) * gauge.degrees) / 100 + (place === 0 ? 0 : gap)
  const to = ((ends[place + 1] ?? 100) * gauge.degrees) / 100 - (place === order.length - 1 ? 0 : gap)
  return {
    band,
    path: `M${at(outer, from)} A${outer} ${outer} 0 0 1 ${at(outer, to)} L${at(inner, to)} A${inner} ${inner} 0 0 0 ${at(inner, from)} Z`,
  }
})

/** A point of a ring: 0° is the left end, 180° the right one. */
function at(radius: number, degrees: number): string {
  const angle = Math.PI - (degrees * Math.PI) / 180
  return `${(centre + radius * Math.cos(angle)).toFixed(2)} ${(centre - radius * Math.sin(angle)).toFixed(2)}`
}
