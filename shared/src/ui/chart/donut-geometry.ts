export interface Ring {
  /** Centre of the square picture, in px. */
  centre: number
  inner: number
  outer: number
}

export interface Arc {
  /** Where it starts and ends, in turns from 12 o'clock along the reading direction. */
  from: number
  to: number
}

/**
 * Lays shares one after another round the whole ring. What is not a positive number takes no room.
 * @example layOutArcs([50, 25, 25]) // [{ from: 0, to: .5 }, { from: .5, to: .75 }, { from: .75, to: 1 }]
 */
export function layOutArcs(shares: readonly number[]): Arc[] {
  const sizes = shares.map((share) => (Number.isFinite(share) && share > 0 ? share : 0))
  const sum = sizes.reduce((total, size) => total + size, 0)
  let from = 0
  return sizes.map((size) => {
    const to = sum === 0 ? 0 : from + size / sum
    const arc = { from, to }
    from = to
    return arc
  })
}

/**
 * The outline of a slice: from 12 o'clock anticlockwise in Persian (`turn` −1), clockwise in English (1).
 * @example slicePath({ from: 0, to: .25 }, { centre: 100, inner: 60, outer: 90 }, 1)
 */
export function slicePath({ from, to }: Arc, ring: Ring, turn: 1 | -1): string {
  if (to - from <= 0) return ''
  // An arc from a point to itself is nothing at all, so a whole ring is drawn as two halves.
  if (to - from > 0.9999)
    return slicePath({ from: 0, to: 0.5 }, ring, turn) + slicePath({ from: 0.5, to: 0.9999 }, ring, turn)
  const { centre, inner, outer } = ring
  const at = (turns: number, radius: number) => {
    const angle = turn * turns * 2 * Math.PI
    return `${round(centre + radius * Math.sin(angle))} ${round(centre - radius * Math.cos(angle))}`
  }
  const large = to - from > 0.5 ? 1 : 0
  const there = turn === 1 ? 1 : 0
  const back = 1 - there
  return [
    `M${at(from, outer)}`,
    `A${outer} ${outer} 0 ${large} ${there} ${at(to, outer)}`,
    `L${at(to, inner)}`,
    `A${inner} ${inner} 0 ${large} ${back} ${at(from, inner)}Z`,
  ].join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
