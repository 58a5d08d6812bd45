import { useLocation, useNavigate, usePlatform } from '@sarv/shared/platform'
import { type IncreaseEvent, type IncreasePlace, type IncreaseStage, moveFrom, placeFrom } from './increase-flow'

/**
 * Where the person is in the flow. It stands in the state of this one entry of the browser's history: it outlives a
 * reload and the gateway, and never shows in the address.
 */
export function useIncreasePlace() {
  const { pathname, search, state } = useLocation()
  const { navigation } = usePlatform()
  const navigate = useNavigate()
  const place = placeFrom(state)
  const stand = (next: IncreasePlace) => navigate(`${pathname}${search}`, { replace: true, state: { increase: next } })
  return {
    place,
    /** What happened at the stage that is shown, and the payment that came of it. */
    happen(shown: IncreaseStage, event: IncreaseEvent, payment = place.payment) {
      const move = moveFrom(shown, event)
      if (move === 'history-back') navigation.back()
      else if (move !== undefined && move !== 'to-gateway') stand({ stage: move, payment })
    },
  }
}
