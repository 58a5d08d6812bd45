import path from 'node:path'
import {
  initialState as beginLinear,
  currentStage as currentLinear,
  isAwaitingDecision,
  type LinearEvent,
  type StageRule,
  transition as transitLinear,
} from '../stages/linear/linear-state'
import { linearFlows } from '../stages/linear-flows'
import { currentStage, everyPmaEvent, initialState, transition } from '../stages/pma/pma-flow'
import { flowGraph } from './flow-graph'

/** The part of `docs/flow-kit.md` that is written by `pnpm reference`: between these two lines. */
const begins = '<!-- from the tables: pnpm reference -->'
const ends = '<!-- end of the tables -->'

export const flowPage = path.resolve(import.meta.dirname, '../../../docs/flow-kit.md')

/** The page with the graph of every flow, made from its state table; what stands around it stays. @throws Error without the marks */
export function withGraphs(page: string): string {
  const [from, to] = [page.indexOf(begins), page.indexOf(ends)]
  if (from < 0 || to < from) throw new Error(`Invalid docs/flow-kit.md: expected the lines «${begins}» and «${ends}»`)
  const graphs = [
    section('PMA', pmaGraph()),
    ...linearFlows.map(({ type, stages }) => section(type, linearGraph(stages))),
  ]
  return `${page.slice(0, from)}${begins}\n\n${graphs.join('\n')}\n${page.slice(to)}`
}

const section = (type: string, graph: string) => `### \`${type}\`\n\n\`\`\`mermaid\n${graph}\n\`\`\`\n`

function pmaGraph(): string {
  return flowGraph({
    beginnings: [initialState(false), initialState(true)],
    events: everyPmaEvent,
    after: transition,
    stageOf: currentStage,
  })
}

function linearGraph(rules: readonly StageRule[]): string {
  const events: LinearEvent[] = [
    ...rules.flatMap(({ key }) =>
      (['done', 'failed', 'reopened', 'sent-back'] as const).map((kind) => ({ kind, stage: key })),
    ),
    { kind: 'approved' },
    { kind: 'refused' },
  ]
  return flowGraph({
    beginnings: [beginLinear(rules)],
    events,
    after: (state, event) => transitLinear(rules, state, event),
    stageOf: (state) => {
      const stage = currentLinear(rules, state)
      return stage === 'finalize' && isAwaitingDecision(rules, state) ? 'handed_over' : stage
    },
  })
}
