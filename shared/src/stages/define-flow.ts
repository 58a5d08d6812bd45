import { isObject } from '@sarv/platform/lib/is-object'

/** Where a person is in a flow: JSON that the browser's history keeps, so it holds nothing about a person. */
export interface FlowPosition<Stage extends string = string> {
  readonly stage: Stage
}

/** A flow of the client as data: what `useFlow` needs, and what a table tests without a screen. */
export interface FlowDescriptor<Position extends FlowPosition, Facts = void> {
  /** Alone among the flows of a path. */
  readonly name: string
  /** Parses a position out of a history state, which may hold anything; undefined for a wrong shape. (F45) */
  readonly parse: (kept: unknown) => Position | undefined
  /** The position when the page is opened, by the one that its history entry kept. */
  readonly resume: (kept: Position | undefined, facts: Facts) => Position
  /** The history entries up to a position, itself the last. */
  readonly trail: (position: Position, facts: Facts) => readonly Position[]
  /** The position that Back leads to; undefined leaves the flow. */
  readonly back: (position: Position, facts: Facts) => Position | undefined
}

/**
 * Describes a flow by its stages. `facts` is what its rules ask about: the server's answer, a draft.
 * @example
 * const codeFlow = defineFlow({ name: 'code', stages: ['number', 'code'] })
 * codeFlow.trail({ stage: 'code' }) // [{ stage: 'number' }, { stage: 'code' }]
 */
export function defineFlow<Position extends FlowPosition, Facts = void>({
  name,
  stages,
  more = () => ({}),
  beneath = ({ stage }) => stages.slice(0, stages.indexOf(stage)).map((earlier) => ({ stage: earlier }) as Position),
  resume = (kept) => kept ?? ({ stage: stages[0] } as Position),
}: {
  readonly name: string
  /** Stages in their order. */
  readonly stages: readonly Position['stage'][]
  /** The other values of a position, from what was kept; undefined for a wrong shape. */
  readonly more?: (kept: Readonly<Record<string, unknown>>, stage: Position['stage']) => object | undefined
  /** The entries beneath a position; every earlier stage where nothing else is said. */
  readonly beneath?: (position: Position, facts: Facts) => readonly Position[]
  /** The kept position, else the first stage, where nothing else is said. */
  readonly resume?: (kept: Position | undefined, facts: Facts) => Position
}): FlowDescriptor<Position, Facts> {
  return {
    name,
    parse(kept) {
      const stage = isObject(kept) ? stages.find((one) => one === kept.stage) : undefined
      const rest = isObject(kept) && stage !== undefined ? more(kept, stage) : undefined
      return rest && ({ stage, ...rest } as Position)
    },
    resume,
    trail: (position, facts) => [...beneath(position, facts), position],
    back: (position, facts) => beneath(position, facts).at(-1),
  }
}
