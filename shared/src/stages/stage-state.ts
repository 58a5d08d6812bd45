import type { Flow, Stage, WireStage } from './stage'
import type { StageKey } from './stage-key'

/**
 * What the stage list shows: the current one, not yet, passed, sent back; `unknown` is neutral, for a stage or status
 * that is not known yet.
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

/** The stage of that key; undefined where the flow has none. @example findStage(flow, 'card')?.status // 'DONE' */
export function findStage<Wire extends WireStage>(flow: Flow<Wire>, key: StageKey): Stage<Wire> | undefined {
  return flow.stages.find((stage) => stage.key === key)
}

/** The first stage that was sent back for correction; one that is unknown cannot be corrected here. */
export function failedStage<Wire extends WireStage>(flow: Flow<Wire>): Stage<Wire> | undefined {
  return flow.stages.find((stage) => stageState(stage, flow.current) === 'error')
}

/**
 * Whether the flow is at its first stage and nothing was sent back, the only place where the terms are accepted. (PMA-011,
 * PMA-012, BNK-012)
 */
export function isAtStart(flow: Flow): boolean {
  const [first] = flow.stages
  return first !== undefined && stageState(first, flow.current) === 'now'
}
