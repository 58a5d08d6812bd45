import type { OnboardingSubmission } from '@sarv/shared/contract/onboarding'
import { isFinalKey, parseStageKey } from '@sarv/shared/stages/stage-key'
import { normalizeCode } from '@sarv/shared/text/digits'
import { conflict, invalid } from '../../errors/domain-error'

const otherStageMessage = {
  fa: 'این درخواست در مرحلهٔ دیگری است. صفحه را تازه کنید و از همان‌جا ادامه دهید.',
  en: 'This request has moved on to another step. Refresh the page and carry on from there.',
}

/**
 * The stage that a submitted object names, where the flow lets it be submitted; nothing else of the object counts (T20,
 * SBX-049). Invalid for an unknown stage, a conflict when the flow is at another stage by now.
 */
export function submittedStage<Stage extends string>(
  stages: readonly Stage[],
  { current_stage }: Pick<OnboardingSubmission, 'current_stage'>,
  maySubmit: (stage: Stage) => boolean,
): Stage {
  const key = parseStageKey(current_stage)
  const stage = stages.find((one) => one === key)
  if (stage === undefined && !isFinalKey(key))
    throw invalid({
      fa: 'این مرحله شناخته نیست. برنامه را به‌روز کنید.',
      en: "This step isn't known. Please update the app.",
    })
  if (stage === undefined || !maySubmit(stage)) throw conflict(otherStageMessage)
  return stage
}

/** Fields as they came in the submitted object. */
export type Typed = Readonly<Record<string, unknown>>

/** The fields of one stage by their keys; of two with the same key the first counts. */
export function typedIn({ stages }: Pick<OnboardingSubmission, 'stages'>, stage: string): Typed {
  const found = stages.find((one) => parseStageKey(one.key) === stage)
  return Object.fromEntries((found?.fields ?? []).toReversed().map(({ key, value }) => [key, value]))
}

/** A typed code or number in ASCII digits; empty for any value that is neither text nor number. */
export const typedCode = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? normalizeCode(String(value)) : ''
