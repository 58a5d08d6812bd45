import type { OnboardingStage } from '../contract/onboarding'
import type { Flow, Stage } from './stage'
import { isFinalKey } from './stage-key'
import { currentStage } from './stage-state'

/** Selects the stages that the overview lists: all but the final one, which only has messages. */
export function visibleStages(flow: Flow<OnboardingStage>): Stage<OnboardingStage>[] {
  return flow.stages.filter(({ key }) => !isFinalKey(key))
}

/** Messages of the final stage, once the flow is there. (PMA-046) */
export function finalMessages(flow: Flow<OnboardingStage>): readonly string[] {
  const final = isFinalKey(flow.current) ? currentStage(flow) : undefined
  return (final?.wire.message ?? []).filter((sentence) => sentence.trim() !== '')
}

/** Caption of a stage's row: why it was rejected, else its description. (PMA-020, BNK-019) */
export function rowCaption({ wire }: Stage<OnboardingStage>): string | undefined {
  return wire.message.join(' ') || wire.description || undefined
}
