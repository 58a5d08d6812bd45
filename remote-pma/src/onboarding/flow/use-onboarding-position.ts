import type { Onboarding } from '@sarv/shared/contract/onboarding'
import type { Plan } from '@sarv/shared/contract/plans'
import { useNavigate, usePlatform } from '@sarv/shared/platform'
import { findBlock, textIn } from '@sarv/shared/stages/page-blocks'
import { parseFlow } from '@sarv/shared/stages/stage'
import { isFinalKey } from '@sarv/shared/stages/stage-key'
import { useFlow } from '@sarv/shared/stages/use-flow'
import { useEffect, useRef, useState } from 'react'
import { type PmaScreen, screenFor } from './onboarding-flow'
import { onboardingFlow, refetchedAfter } from './onboarding-position'
import { useCachedOnboarding } from './onboarding-queries'
import { clearResumeState } from './resume-state'
import type { StageScreenProps } from './stage-screen-props'

/**
 * Returns the position in the onboarding and the navigation between its screens. It begins at the screen of the server's
 * state and changes when the person or a stage screen navigates, never by itself under the finger. The browser's Back leads
 * where the arrow does. (PMA-007, PMA-009, PMA-042)
 */
export function useOnboardingPosition(plan: Plan, onboarding: Onboarding | null) {
  const platform = usePlatform()
  const navigate = useNavigate()
  const { newest, remove } = useCachedOnboarding(plan.id)
  const flow = onboarding ? parseFlow(onboarding) : undefined
  const { position, goTo, back, leave } = useFlow(onboardingFlow, flow)
  const show = (stage: PmaScreen, readOnly = false) => goTo({ stage, ...(readOnly && { readOnly }) })
  const openView = (view: string | undefined) => goTo({ ...position, view })
  const [arrow, setBack] = useState<Parameters<StageScreenProps['setBack']>[0]>()
  useRefetchStages(plan.id, position.stage)

  const goNext = () => {
    const wire = newest()
    show(screenFor(wire && parseFlow(wire)))
  }
  const leaveFor = (to: string) => () => {
    if (flow && isFinalKey(flow.current)) {
      // It is finished and was seen: the next onboarding of this plan begins from the start.
      clearResumeState(platform).catch(platform.report)
      remove()
    }
    navigate(to, { replace: true })
  }
  const close = () => {
    const prx = onboarding ? findCreatedPortfolio(onboarding) : undefined
    leave(leaveFor(prx === undefined ? `/pma/${plan.id}` : `/user-pma/${encodeURIComponent(prx)}`))
  }
  const onBack = () => back(leaveFor(`/pma/${plan.id}`))
  return { position, show, openView, goNext, close, onBack, withoutBack: arrow === 'none', setBack }
}

/**
 * Refetches the onboarding when the survey or the contracts are left for the overview, which then shows the server's
 * current state. Following that state would reopen the very screen that the person left. (PMA-042)
 */
function useRefetchStages(planId: number, stage: PmaScreen): void {
  const { report } = usePlatform()
  const { refetch } = useCachedOnboarding(planId)
  const before = useRef(stage)
  useEffect(() => {
    const previous = before.current
    before.current = stage
    if (stage === 'overview' && refetchedAfter.includes(previous)) refetch().catch(report)
  })
}

/** Finds the code of the portfolio that the onboarding created. (PMA-045) */
function findCreatedPortfolio(onboarding: Onboarding): string | undefined {
  const blocks = onboarding.stages.map((stage) => textIn(findBlock(stage, 'portfolio'), 'prx'))
  return blocks.find((prx) => prx !== undefined)
}
