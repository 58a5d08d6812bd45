import type { Flow, Stage, WireStage } from './stage'

/**
 * What the stage list shows: the current one, not yet, passed, sent back; `unknown` is neutral, for a stage or status
 * that nobody knows yet.
 */
export type StageState = 'now' | 'waiting' | 'done' | 'error' | 'unknown'

/**
 * The state of a stage in its flow. (PLT-055, ST-05)
 * @example stageState(stageOf({ key: 'risk', status: 'ACTIVE' }), 'risk') // 'now'
 */
export function stageState(stage: Stage, current: Flow['current']): StageState {
  if (stage.key === undefined) return 'unknown'
  switch (stage.status) {
    case 'ACTIVE':
      return stage.key === current ? 'now' : 'waiting'
    case 'DONE':
      return 'done'
    case 'FAILED':
      return 'error'
    case undefined:
      return 'unknown'
  }
}

/**
 * The stage that the flow stands at; undefined when the server named one that is not in its list.
 * @example currentStage(flowOf({ current_stage: 'card', stages: [{ key: 'CARD' }] }))?.wire // { key: 'CARD' }
 */
export function currentStage<Wire extends WireStage>(flow: Flow<Wire>): Stage<Wire> | undefined {
  return flow.current === undefined ? undefined : flow.stages.find((stage) => stage.key === flow.current)
}
