import type { Onboarding } from '@sarv/shared/contract/onboarding'
import type { Plan } from '@sarv/shared/contract/plans'
import { useNavigate, usePlatform } from '@sarv/shared/platform'
import { blockOf, textIn } from '@sarv/shared/stages/page-blocks'
import { flowOf } from '@sarv/shared/stages/stage'
import { isFinalKey } from '@sarv/shared/stages/stage-key'
import { useFlowHistory } from '@sarv/shared/stages/use-flow-history'
import { useEffect, useRef, useState } from 'react'
import { leaving, type PmaScreen, screenOf } from './onboarding-flow'
import { beginsAt, type OnboardingPlace, placeFrom, trailTo } from './onboarding-place'
import { useNewestOnboarding } from './onboarding-queries'
import { forgetPma } from './pma-memory'
import type { StagePart } from './stage-part'

/**
 * Where the person is: it begins at the screen that the server asks for, and moves when the person or a part says so,
 * never by itself under the finger. The browser's own Back leads where the arrow does. (PMA-007, PMA-009, PMA-042)
 */
export function useOnboardingPlace(plan: Plan, onboarding: Onboarding | null) {
  const platform = usePlatform()
  const navigate = useNavigate()
  const { newest, drop } = useNewestOnboarding(plan.id)
  const flow = onboarding ? flowOf(onboarding) : undefined
  const history = useFlowHistory<OnboardingPlace>({
    name: 'pma-onboarding',
    read: placeFrom,
    begin: (kept) => trailTo(beginsAt(kept, flow)),
  })
  const { place } = history
  const stand = (next: OnboardingPlace) => history.goTo(...trailTo(next))
  const show = (screen: PmaScreen, readOnly = false) => stand({ screen, ...(readOnly && { readOnly }) })
  const view = (open: string | undefined) => stand({ ...place, view: open })
  const [arrow, setBack] = useState<Parameters<StagePart['setBack']>[0]>()
  useStagesAnew(plan.id, place.screen)

  const goOn = () => {
    const wire = newest()
    show(screenOf(wire && flowOf(wire)))
  }
  const leave = (to: string) =>
    history.leave(() => {
      if (flow && isFinalKey(flow.current)) {
        // It is over and was seen: the next one of this plan begins anew.
        forgetPma(platform).catch(platform.report)
        drop()
      }
      navigate(to, { replace: true })
    })
  const close = () => {
    const prx = onboarding ? madePortfolio(onboarding) : undefined
    leave(prx === undefined ? `/pma/${plan.id}` : `/user-pma/${encodeURIComponent(prx)}`)
  }
  const goBack = () => {
    if (place.view !== undefined) view(undefined)
    else if (leaving(place.screen) === 'to-plan') leave(`/pma/${plan.id}`)
    else show('stages')
  }
  return { place, show, view, goOn, close, onBack: goBack, withoutBack: arrow === 'none', setBack }
}

/**
 * From a survey or the contracts one comes to the overview of what the server says now: its stage itself would be the
 * screen that the person wanted to leave. (PMA-042)
 */
function useStagesAnew(planId: number, screen: PmaScreen): void {
  const { report } = usePlatform()
  const { askAgain } = useNewestOnboarding(planId)
  const before = useRef(screen)
  useEffect(() => {
    const wasAt = before.current
    before.current = screen
    if (screen === 'stages' && leaving(wasAt) === 'check-again') askAgain().catch(report)
  })
}

/** The portfolio that came of it. (PMA-045) */
function madePortfolio(onboarding: Onboarding): string | undefined {
  const blocks = onboarding.stages.map((stage) => textIn(blockOf(stage, 'portfolio'), 'prx'))
  return blocks.find((prx) => prx !== undefined)
}
