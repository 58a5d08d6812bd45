import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { flowGraph } from './flow-graph'
import { flowPage, withGraphs } from './flow-graphs'

test('docs/flow-kit.md draws the flows as their tables are; `pnpm reference` draws them again', () => {
  const page = readFileSync(flowPage, 'utf8')
  expect(withGraphs(page)).toBe(page)
})

test('a page that has lost its marks is not written over', () => {
  expect(() => withGraphs('# Flows\n')).toThrow('expected the lines')
})

test('a graph has every way that a flow can take, events of one way together, and no event that leads nowhere', () => {
  const next: Readonly<Record<string, string>> = {
    'code go': 'pay',
    'code skip': 'pay',
    'pay back': 'code',
    'pay go': 'end',
  }
  const graph = flowGraph({
    beginnings: ['code'],
    events: [{ kind: 'go' }, { kind: 'skip' }, { kind: 'back' }],
    after: (state, { kind }) => next[`${state} ${kind}`],
    stageOf: (state) => state,
  })
  expect(graph.split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> code',
    '  code --> pay: go, skip',
    '  pay --> end: go',
    '  pay --> code: back',
    '  end --> [*]',
  ])
})
