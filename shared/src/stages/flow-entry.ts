import { isObject } from '@sarv/platform/lib/is-object'

/** What one entry of the browser's history says of a flow: the place that it shows, and how many of its entries lie beneath. */
export interface FlowEntry {
  readonly depth: number
  /** The position as it was stored; the reader validates it. */
  readonly place: unknown
}

/** A flow is never deeper: more is not ours. */
const deepest = 9

/**
 * The state of an entry may hold anything, and that of other flows beside it.
 * @example parseFlowEntry({ flow: { pma: { depth: 1, place: 'risk' } } }, 'pma') // { depth: 1, place: 'risk' }
 */
export function parseFlowEntry(state: unknown, flow: string): FlowEntry | undefined {
  const kept = isObject(state) && isObject(state.flow) ? state.flow[flow] : undefined
  if (!isObject(kept)) return undefined
  const { depth, place } = kept
  const isDepth = typeof depth === 'number' && Number.isInteger(depth) && depth >= 0 && depth <= deepest
  return isDepth ? { depth, place } : undefined
}

/** Whether the flow of an entry shows another screen than that of the entry before it; not where a flow just begins or ends. */
export function isOtherFlowScreen(before: unknown, now: unknown): boolean {
  const [from, to] = [before, now].map(screensIn)
  return from !== undefined && to !== undefined && !isSame(from, to)
}

/** The position of each flow, as far as it names the stage. */
function screensIn(state: unknown): readonly unknown[] | undefined {
  if (!isObject(state) || !isObject(state.flow)) return undefined
  return Object.entries(state.flow).map(([flow, entry]) => {
    const place = isObject(entry) ? entry.place : undefined
    return [flow, isObject(place) && 'stage' in place ? place.stage : place]
  })
}

/** The state of an entry that says this. */
export function stateOf(flow: string, entry: FlowEntry): unknown {
  return { flow: { [flow]: entry } }
}

/** The next step that brings the history to the end of a trail. */
export type FlowMove =
  | { readonly kind: 'none' }
  /** So many entries back; the rest is decided there. */
  | { readonly kind: 'back'; readonly steps: number }
  /** Writes these positions to this entry and those after it. */
  | { readonly kind: 'write'; readonly first: number; readonly places: readonly unknown[] }

/**
 * Goes from an entry to the end of a trail: it goes back from deeper entries, so that Back never shows them again; it
 * adds the higher ones after this entry, so that Back leads through them.
 * @example moveTo({ depth: 0, place: 'stages' }, ['stages', 'risk']) // { kind: 'write', first: 0, places: ['stages', 'risk'] }
 */
export function moveTo(here: FlowEntry | undefined, trail: readonly unknown[]): FlowMove {
  const depth = here?.depth ?? 0
  const goal = trail.length - 1
  if (depth > goal) return { kind: 'back', steps: depth - goal }
  if (here !== undefined && depth === goal && isSame(here.place, trail[goal])) return { kind: 'none' }
  return { kind: 'write', first: depth, places: trail.slice(depth) }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
