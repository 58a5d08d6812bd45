import type { Onboarding } from '@sarv/shared/contract/onboarding'
import type { Plan } from '@sarv/shared/contract/plans'
import { useNavigate, usePlatform } from '@sarv/shared/platform'
import { blockOf, textIn } from '@sarv/shared/stages/page-blocks'
import { flowOf } from '@sarv/shared/stages/stage'
import { isFinalKey } from '@sarv/shared/stages/stage-key'
import { useState } from 'react'
import { leaving, type PmaScreen, screenOf } from './onboarding-flow'
import { useNewestOnboarding } from './onboarding-queries'
import { forgetPma } from './pma-memory'
import type { StagePart } from './stage-part'

type Back = Parameters<StagePart['setBack']>[0]

interface Place {
  readonly screen: PmaScreen
  /** What is done is only looked at. (PMA-016) */
  readonly readOnly: boolean
  /** What the part wants with the arrow. */
  readonly back: Back
}

/**
 * Where the person is: it begins at the screen that the server asks for, and moves when the person or a part says so,
 * never by itself under the finger. (PMA-007, PMA-009, PMA-042)
 */
export function useOnboardingPlace(plan: Plan, onboarding: Onboarding | null) {
  const platform = usePlatform()
  const navigate = useNavigate()
  const { newest, askAgain, drop } = useNewestOnboarding(plan.id)
  const [place, move] = useState<Place>(() => placeAt(screenOf(onboarding ? flowOf(onboarding) : undefined)))
  const show = (screen: PmaScreen, readOnly = false) => move(placeAt(screen, readOnly))
  const goOn = () => {
    const wire = newest()
    show(screenOf(wire && flowOf(wire)))
  }
  const leave = (to: string) => {
    if (onboarding && isFinalKey(flowOf(onboarding).current)) {
      // It is over and was seen: the next one of this plan begins anew.
      forgetPma(platform).catch(platform.report)
      drop()
    }
    navigate(to, { replace: true })
  }
  const close = () => {
    const prx = onboarding ? madePortfolio(onboarding) : undefined
    leave(prx === undefined ? `/pma/${plan.id}` : `/user-pma/${encodeURIComponent(prx)}`)
  }
  const goBack = () => {
    switch (leaving(place.screen)) {
      case 'to-plan':
        return leave(`/pma/${plan.id}`)
      case 'to-stages':
        return show('stages')
      case 'check-again':
        // The overview of what the server says now: its stage itself would be the screen that the person wants to leave.
        askAgain().catch(platform.report)
        return show('stages')
    }
  }
  return {
    place,
    show,
    goOn,
    close,
    onBack: typeof place.back === 'function' ? place.back : goBack,
    withoutBack: place.back === 'none',
    setBack: useStateSetter(move),
  }
}

function useStateSetter(move: (change: (place: Place) => Place) => void): StagePart['setBack'] {
  const [setBack] = useState(() => (back: Back) => move((place) => ({ ...place, back })))
  return setBack
}

function placeAt(screen: PmaScreen, readOnly = false): Place {
  return { screen, readOnly, back: undefined }
}

/** The portfolio that came of it. (PMA-045) */
function madePortfolio(onboarding: Onboarding): string | undefined {
  const blocks = onboarding.stages.map((stage) => textIn(blockOf(stage, 'portfolio'), 'prx'))
  return blocks.find((prx) => prx !== undefined)
}
