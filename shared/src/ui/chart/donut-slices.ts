import type { Gain } from '../../contract/gain'
import { chartColour } from './chart-colour'

/** One asset of a donut: rial, percent and names ready to show. */
export interface DonutSlice {
  key: string
  label: string
  caption?: string
  /** Gain or loss, below the caption; left out for slices that stand for many. */
  gain?: Gain
  /** Rial. */
  amount: number
  /** Share in percent of the whole. */
  share: number
  /** The place in the list unless told. */
  colour?: string
}

/** How many slices a donut can show apart; the others are one slice with a drill-down (look.md). */
export const apart = 8

/** The key of the slice that stands for all others. */
export const othersKey = 'others'

/**
 * Keeps the first eight slices and adds the rest up into one of key `othersKey`.
 * @example withOthers(slices, 'سایر')
 */
export function withOthers(slices: readonly DonutSlice[], label: string): readonly DonutSlice[] {
  if (slices.length <= apart) return slices
  const rest = slices.slice(apart)
  return [
    ...slices.slice(0, apart),
    {
      key: othersKey,
      label,
      amount: rest.reduce((sum, { amount }) => sum + amount, 0),
      share: rest.reduce((sum, { share }) => sum + share, 0),
    },
  ]
}

/**
 * All slices one by one, for the list beside a ring that shows the ninth and those after it as one: they have its colour.
 * @example <DonutLegend slices={oneByOne(slices)} … />
 */
export function oneByOne(slices: readonly DonutSlice[]): readonly DonutSlice[] {
  return slices.map((slice, index) => (index < apart ? slice : { ...slice, colour: chartColour(apart) }))
}
