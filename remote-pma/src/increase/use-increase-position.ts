import { usePlatform } from '@sarv/shared/platform'
import { useFlowHistory } from '@sarv/shared/stages/use-flow-history'
import {
  type IncreaseEvent,
  type IncreasePosition,
  type IncreaseStage,
  nextTarget,
  parsePosition,
} from './increase-flow'

/**
 * Returns the position in the increase flow and the dispatch of its state machine. Every stage is an entry of the browser's
 * history, so that Back leads one stage back as the arrow does, and a reload or the gateway resumes there. The position never
 * shows in the URL.
 */
export function useIncreasePosition() {
  const { navigation } = usePlatform()
  const {
    place: position,
    goTo,
    leave,
  } = useFlowHistory<IncreasePosition>({
    name: 'increase',
    read: (stored) => parsePosition({ increase: stored }),
    begin: (stored) => trailTo(stored ?? { stage: 'amount' }),
  })
  return {
    position,
    /** Dispatches an event at the stage that is shown, with the payment that it created. */
    dispatch(shown: IncreaseStage, event: IncreaseEvent, payment = position.payment) {
      const target = nextTarget(shown, event)
      if (target === 'history-back') leave(navigation.back)
      else if (target !== undefined) goTo(...trailTo({ stage: target, payment }))
    },
  }
}

/**
 * Builds the history entries up to a position, each with the payment; after a submitted slip none of them leads back to
 * it.
 */
function trailTo({ stage, payment }: IncreasePosition): readonly [IncreasePosition, ...IncreasePosition[]] {
  const amount: IncreasePosition = { stage: 'amount', payment }
  switch (stage) {
    case 'prepayment':
      return [amount, { stage, payment }]
    case 'method':
      return [amount, { stage: 'prepayment', payment }, { stage, payment }]
    case 'amount':
    case 'receipt':
      return [{ stage, payment }]
  }
}
