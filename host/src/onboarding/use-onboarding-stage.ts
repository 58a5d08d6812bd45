import { useDraft } from '@sarv/shared/drafts/use-draft'
import { useFlow } from '@sarv/shared/stages/use-flow'
import { useEffect, useEffectEvent } from 'react'
import { accountFlow, parseSentCode, type SentCode, stageOf } from './onboarding-flow'

/** Returns the stage of the onboarding, the code that was sent, and the ways back and out. (HST-053, R-10) */
export function useOnboardingStage(level: number) {
  const { typed: sent, change } = useDraft<SentCode | undefined>('identity-code', undefined, parseSentCode)
  const { position, goTo, back, leave } = useFlow(accountFlow, level)
  const goOn = useEffectEvent(() => {
    if (level === 1) goTo({ stage: 'bank' })
    else if (sent !== undefined) goTo({ stage: 'code' })
  })
  // A code that was sent before the page was opened is read a moment later, and asked for too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on by what has come, and not by where it is.
  useEffect(() => goOn(), [level, sent])
  return { stage: stageOf(level, position.stage, sent), sent, setSent: change, back, leave }
}
