import type { Onboarding } from '@sarv/shared/contract/onboarding'
import { useNavigate } from '@sarv/shared/platform'
import { parseFlow } from '@sarv/shared/stages/stage'
import { useFlowHistory } from '@sarv/shared/stages/use-flow-history'
import { useEffect, useRef } from 'react'
import { type CardPlace, initialPlace, parsePlace, placeBefore, screenToContinue, trailTo } from './card-flow'

/**
 * Returns the place in the flow and the navigation between its screens. It changes when the person goes on or back, never
 * because a response arrived; the browser's Back leads where the arrow does. (BNK-015, BNK-016, BNK-081)
 */
export function useCardPlace(name: string, onboarding: Onboarding, justBegun: boolean) {
  const navigate = useNavigate()
  const flow = parseFlow(onboarding)
  const history = useFlowHistory<CardPlace>({
    name,
    read: parsePlace,
    begin: (stored) => trailTo(flow, justBegun ? { screen: screenToContinue(flow) } : initialPlace(stored, flow)),
  })
  const { place } = history
  const shown = useRef(place.screen)
  useEffect(() => {
    shown.current = place.screen
  })
  const before = placeBefore(flow, place)
  return {
    place,
    show: (next: CardPlace) => history.goTo(...trailTo(flow, next)),
    /** Goes to the screen of a response, unless the person has left the screen that waited for it. */
    follow(answer: Onboarding, from: CardPlace['screen'] = place.screen) {
      if (shown.current !== from) return
      const next = parseFlow(answer)
      history.goTo(...trailTo(next, { screen: screenToContinue(next) }))
    },
    toOverview: () => history.goTo({ screen: 'overview' }),
    /** Undefined on the overview, which has no arrow. */
    onBack: before && (() => history.goTo(...trailTo(flow, before))),
    /** Leaves for the card, from anywhere. (BNK-046) */
    leave: () => history.leave(() => navigate('/card', { replace: true })),
  }
}
