import { useDraft } from '@sarv/shared/drafts/use-draft'
import { useFlowHistory } from '@sarv/shared/stages/use-flow-history'
import { useEffect, useEffectEvent } from 'react'
import { findStep, type Place, parsePlace, parseSentCode, type SentCode, trailTo } from './onboarding-flow'

/**
 * Returns the step of the onboarding and the code that was sent. Steps are entries of the browser's history: its Back leads
 * where the arrow does. (HST-053, R-10)
 */
export function useOnboardingStep(level: number) {
  const { typed: sent, change } = useDraft<SentCode | undefined>('identity-code', undefined, parseSentCode)
  const { place, goTo, leave } = useFlowHistory<Place>({
    name: 'onboarding',
    read: parsePlace,
    begin: (kept) => trailTo(level === 1 ? 'bank' : (kept ?? 'identity')),
  })
  const goOn = useEffectEvent(() => {
    if (level === 1) goTo(...trailTo('bank'))
    else if (sent !== undefined) goTo(...trailTo('code'))
  })
  // A code that was sent before the page was opened is read a moment later, and asked for too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on by what has come, and not by where it is.
  useEffect(() => goOn(), [level, sent])
  return {
    step: findStep(level, place, sent),
    sent,
    setSent: change,
    toIdentity: () => goTo(...trailTo('identity')),
    leave,
  }
}
