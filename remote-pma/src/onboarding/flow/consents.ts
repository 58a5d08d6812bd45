import type { OnboardingStage } from '@sarv/shared/contract/onboarding'
import { findBlock, textIn } from '@sarv/shared/stages/page-blocks'
import type { Flow, Stage } from '@sarv/shared/stages/stage'
import { findStage } from '@sarv/shared/stages/stage-state'

/** Suitability warning that a stage waits to have accepted. */
export interface OpenWarning {
  /** Survey whose result does not fit; it is sent to accept the warning. */
  readonly surveyId: number
  readonly text: string
}

/** Reads the suitability warning of a stage; undefined where none is open. (D-122) */
export function readWarning(stage: Stage<OnboardingStage> | undefined): OpenWarning | undefined {
  const block = stage && findBlock(stage.wire, 'suitability')
  const surveyId = Number(textIn(block, 'survey_id'))
  return block?.description && Number.isSafeInteger(surveyId) ? { surveyId, text: block.description } : undefined
}

/** When the server has recorded that the terms are accepted; null as long as it waits, undefined where it never asks. */
function termsAcceptedAt(flow: Flow<OnboardingStage>): string | number | null | undefined {
  return findStage(flow, 'payment')?.wire.fields.find(({ key }) => key === 'accepted_rules')?.value
}

/** Whether the server has recorded that the terms are accepted. (D-121) */
export const areTermsAccepted = (flow: Flow<OnboardingStage>): boolean => (termsAcceptedAt(flow) ?? null) !== null

/** Whether the payment waits for the terms or the warning to be accepted; it has no ways to pay until then. */
export function isAwaitingConsents(flow: Flow<OnboardingStage>): boolean {
  if (flow.current !== 'payment') return false
  return termsAcceptedAt(flow) === null || readWarning(findStage(flow, 'payment')) !== undefined
}
