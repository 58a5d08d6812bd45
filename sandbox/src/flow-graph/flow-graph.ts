/** What is known of a state machine: where it may begin, what may happen, and at which stage a state stands. */
export interface Machine<State, Event extends { readonly kind: string }> {
  readonly beginnings: readonly State[]
  readonly events: readonly Event[]
  /** Undefined where the event changes nothing. */
  after(state: State, event: Event): State | undefined
  stageOf(state: State): string
}

/** An edge of the graph: from one stage to another, with the events that lead there. */
interface Edge {
  readonly from: string
  readonly to: string
  readonly events: Set<string>
}

/**
 * Mermaid state diagram of a state machine, by breadth-first search through all of its states. An event after which the
 * flow stands at the same stage is not an edge.
 */
export function flowGraph<State, Event extends { readonly kind: string }>(machine: Machine<State, Event>): string {
  const { beginnings, stageOf } = machine
  const edges = edgesOf(machine)
  const stages = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const ends = [...stages].filter((stage) => !edges.some(({ from }) => from === stage))
  return [
    'stateDiagram-v2',
    ...new Set(beginnings.map((state) => `  [*] --> ${stageOf(state)}`)),
    ...edges.map(({ from, to, events }) => `  ${from} --> ${to}: ${[...events].join(', ')}`),
    ...ends.map((stage) => `  ${stage} --> [*]`),
  ].join('\n')
}

function edgesOf<State, Event extends { readonly kind: string }>(machine: Machine<State, Event>): Edge[] {
  const { beginnings, events, after, stageOf } = machine
  const edges = new Map<string, Edge>()
  const queue = [...beginnings]
  const seen = new Set(queue.map((state) => JSON.stringify(state)))
  for (const state of queue) {
    for (const event of events) {
      const next = after(state, event)
      if (next === undefined) continue
      const [from, to] = [stageOf(state), stageOf(next)]
      const edge = edges.get(`${from} ${to}`) ?? { from, to, events: new Set() }
      if (from !== to) edges.set(`${from} ${to}`, { ...edge, events: edge.events.add(event.kind) })
      const key = JSON.stringify(next)
      if (seen.has(key)) continue
      seen.add(key)
      queue.push(next)
    }
  }
  return [...edges.values()]
}
