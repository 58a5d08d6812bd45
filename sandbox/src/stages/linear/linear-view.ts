import type { Onboarding, OnboardingStage } from '@sarv/shared/contract/onboarding'
import type { Localizable } from '../../local-text/local-text'
import type { FlowContext } from '../flow/flow-handler'
import { block, endingStage, info, sortFields } from '../flow/stage-parts'
import type { LinearFlow, LinearStage } from './linear-flow'
import type { LinearRecord, StoredLinearState } from './linear-record'
import { currentStage, stageStatus } from './linear-state'

/** View model: the onboarding object of SBX-067. A flow that has not begun has reached no stage. */
export async function linearView(
  context: FlowContext,
  flow: LinearFlow,
  record: LinearRecord,
): Promise<Localizable<Onboarding>> {
  const current = currentStage(flow.stages, record.state)
  const stages: Localizable<OnboardingStage>[] = []
  for (const stage of flow.stages) stages.push(await stageView(context, flow, record, stage, stages.length + 1))
  const isOver = current === 'finalize' || current === 'message'
  return {
    onb_uuid: record.uuid,
    type: flow.type,
    id: record.subject,
    ds_code: record.subject,
    plan_id: null,
    name: flow.name,
    logo: flow.logo,
    amount: flow.amount,
    minimum_investment_amount: null,
    current_stage: isOver ? current.toUpperCase() : current,
    stages: isOver ? [...stages, ending(flow, record, current, stages.length + 1)] : stages,
  }
}

async function stageView(
  context: FlowContext,
  flow: LinearFlow,
  record: LinearRecord,
  stage: LinearStage,
  sort: number,
): Promise<Localizable<OnboardingStage>> {
  const isBegun = record.uuid !== ''
  const isHere = isBegun && currentStage(flow.stages, record.state) === stage.key
  const message = record.state.messages[stage.key]
  return {
    key: stage.key,
    sort,
    title: stage.title,
    ...(isBegun ? stageStatus(flow.stages, record.state, stage.key) : { status: 'ACTIVE', info_status: 'CLOSE' }),
    // A screen shows the one or the other (BNK-019, BNK-043).
    description: message ?? null,
    message: message === undefined ? [] : [message],
    fields: sortFields(stage.fields(record)),
    page_info: await stage.blocks(context, record, isHere),
  }
}

/** What a person reads at the end that a flow has come to. */
export function endingText({ endings }: LinearFlow, { verdict, messages }: StoredLinearState) {
  const ending = endings[verdict ?? 'submitted']
  return { ...ending, description: (verdict === 'refused' && messages.message) || ending.description }
}

function ending(
  flow: LinearFlow,
  record: LinearRecord,
  key: 'finalize' | 'message',
  sort: number,
): Localizable<OnboardingStage> {
  const { title, description } = endingText(flow, record.state)
  return endingStage({
    key,
    sort,
    title,
    message: [description],
    page_info: [block('result', title, 1, [info('title', null, title), info('description', null, description)])],
  })
}
