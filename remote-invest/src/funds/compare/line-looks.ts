import type { LineLook } from '@sarv/shared/ui/chart/index-lines'
import { depositId, goldId } from './comparison'

/** Looks of the funds, in their order; shapes tell the lines apart without their colours. */
const fundLooks: readonly LineLook[] = [
  { colour: '--c1', shape: 'circle' },
  { colour: '--c2', shape: 'square' },
  { colour: '--c8', shape: 'triangle' },
  { colour: '--c4', shape: 'diamond' },
]

const benchmarkLooks: Readonly<Record<string, LineLook>> = {
  [goldId]: { colour: '--accent-graph', shape: 'bar', dash: [7, 5] },
  [depositId]: { colour: '--ink-3', shape: 'ring', dash: [1.5, 5] },
}

/** The look of a line. @param place of the fund among the funds */
export function lineLook(id: string, place: number): LineLook {
  return benchmarkLooks[id] ?? fundLooks[place % fundLooks.length] ?? { colour: '--c1', shape: 'circle' }
}
