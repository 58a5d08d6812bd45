/** State of one stage: not asked for, not done, handed in and looked at, failed or sent back, done. */
export type Mark = 'none' | 'open' | 'review' | 'refused' | 'done'

/** Status of a stage on the wire (ST-05, ST-06). */
export interface StageStatus {
  readonly status: 'ACTIVE' | 'DONE' | 'FAILED'
  readonly info_status: 'OPEN' | 'LOCK' | 'CLOSE'
}

/** State table of a flow. */
interface StageTable<State, Stage extends string, Name extends string> {
  /** Stages in their order. */
  readonly stages: readonly Stage[]
  /** The mark that each event leaves on its stage, and when the event can happen. */
  readonly events: Readonly<Record<Name, { to: Mark; when: (state: State, stage: Stage) => boolean }>>
  readMark(state: State, stage: Stage): Mark | undefined
  writeMark(state: State, stage: Stage, mark: Mark): State
  /** The end that the flow has come to, if it has. */
  findEnd(state: State): 'finalize' | 'message' | undefined
  /** Where the flow stands when every stage is passed. */
  readonly last: Stage | 'finalize'
  /** Whether the flow goes on while this stage is in review. */
  isPassedInReview?(stage: Stage): boolean
  doneInfo(state: State, stage: Stage): StageStatus['info_status']
  /** Where a stage has another status than its mark says. */
  exception?(state: State, stage: Stage): StageStatus | undefined
}

/** Stage engine: current stage, transition and status of a flow, by its state table. */
export function stageEngine<State, Stage extends string, Name extends string>(table: StageTable<State, Stage, Name>) {
  const isPassed = (stage: Stage, mark: Mark | undefined) =>
    mark === 'done' || mark === 'none' || (mark === 'review' && table.isPassedInReview?.(stage) === true)

  /** The first stage that is not passed, or an end. */
  const currentStage = (state: State): Stage | 'finalize' | 'message' =>
    table.findEnd(state) ?? table.stages.find((stage) => !isPassed(stage, table.readMark(state, stage))) ?? table.last

  /** What an event makes of a state; undefined where it changes nothing. */
  function transition(
    state: State,
    { kind, stage }: { readonly kind: Name; readonly stage: Stage },
  ): State | undefined {
    const { to, when } = table.events[kind]
    return table.stages.includes(stage) && when(state, stage) ? table.writeMark(state, stage, to) : undefined
  }

  function stageStatus(state: State, stage: Stage): StageStatus {
    const here = currentStage(state) === stage ? 'OPEN' : 'CLOSE'
    const exception = table.exception?.(state, stage)
    if (exception !== undefined) return exception
    switch (table.readMark(state, stage)) {
      case 'done':
        return { status: 'DONE', info_status: table.doneInfo(state, stage) }
      case 'review':
        return { status: 'ACTIVE', info_status: table.isPassedInReview?.(stage) ? 'LOCK' : 'OPEN' }
      case 'refused':
        return { status: 'FAILED', info_status: here }
      default:
        return { status: 'ACTIVE', info_status: here }
    }
  }

  /** Whether a stage may be submitted: the current one, and one that is done and open. */
  const maySubmit = (state: State, stage: Stage) =>
    currentStage(state) === stage ||
    (table.findEnd(state) === undefined &&
      table.readMark(state, stage) === 'done' &&
      table.doneInfo(state, stage) === 'OPEN')

  return { currentStage, transition, stageStatus, maySubmit }
}
