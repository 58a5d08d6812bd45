import type { RecommendationManager } from '@sarv/shared/contract/recommendation'
import { usePlatform } from '@sarv/shared/platform'
import { useFlowHistory } from '@sarv/shared/stages/use-flow-history'
import { useMemo } from 'react'
import {
  closeTarget,
  type FlowPosition,
  flowName,
  initialPosition,
  parsePosition,
  stageBefore,
  trailTo,
} from '../recommendation/recommendation-stage'

/**
 * Returns the position in the flow and the navigation between its stages. Every stage is an entry of the browser's history,
 * so that its Back, the arrow and a reload agree. (REC-007, REC-008, REC-036)
 */
export function useFlowPosition(manager: RecommendationManager | null) {
  const { navigation } = usePlatform()
  // Of a payment whose recommendation is over there is nothing beneath.
  const trail = (position: FlowPosition) => (manager === null ? ([position] as const) : trailTo(position))
  const { place, goTo, leave } = useFlowHistory<FlowPosition>({
    name: flowName,
    read: parsePosition,
    begin: (stored) => trail(initialPosition(stored, manager)),
  })
  const before = manager === null ? undefined : stageBefore(place.stage)
  const to = closeTarget(place.stage)
  const close = useMemo(() => [{ icon: 'x', label: { fa: 'بستن', en: 'Close' }, to }], [to])
  return {
    position: place,
    goTo: (next: FlowPosition) => goTo(...trail(next)),
    onBack: () => (before === undefined ? leave(navigation.back) : goTo(...trailTo({ stage: before }))),
    close,
  }
}
