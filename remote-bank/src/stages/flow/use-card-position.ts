import type { Onboarding } from '@sarv/shared/contract/onboarding'
import { useNavigate } from '@sarv/shared/platform'
import { parseFlow } from '@sarv/shared/stages/stage'
import { useFlow } from '@sarv/shared/stages/use-flow'
import { useEffect, useRef } from 'react'
import { cardFlow, screenToContinue } from './card-flow'

/**
 * Returns the position in the flow and the navigation between its screens. It changes when the person goes on or back, never
 * because a response arrived. (BNK-015, BNK-016, BNK-081)
 */
export function useCardPosition(name: string, onboarding: Onboarding, justBegun: boolean) {
  const navigate = useNavigate()
  const { position, goTo, back, leave } = useFlow({ ...cardFlow, name }, { ...parseFlow(onboarding), justBegun })
  const shown = useRef(position.stage)
  useEffect(() => {
    shown.current = position.stage
  })
  /** Leaves for the card, from anywhere. (BNK-046) */
  const toCard = () => navigate('/card', { replace: true })
  return {
    position,
    goTo,
    /** Goes to the screen of a response, unless the person has left the screen that waited for it. */
    follow(answer: Onboarding, from = position.stage) {
      if (shown.current !== from) return
      const next = parseFlow(answer)
      goTo({ stage: screenToContinue(next) }, next)
    },
    onBack: () => back(toCard),
    leave: () => leave(toCard),
  }
}
