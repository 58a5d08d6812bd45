import { usePlatform } from '@sarv/shared/platform'
import { useFlowHistory } from '@sarv/shared/stages/use-flow-history'
import { type IncreaseEvent, type IncreasePlace, type IncreaseStage, moveFrom, placeFrom } from './increase-flow'

/**
 * Where the person is in the flow. Every stage is an entry of the browser's history, so that its own Back leads one stage
 * back as the arrow does, and a reload or the gateway finds the person there; it never shows in the address.
 */
export function useIncreasePlace() {
  const { navigation } = usePlatform()
  const { place, goTo, leave } = useFlowHistory<IncreasePlace>({
    name: 'increase',
    read: (kept) => placeFrom({ increase: kept }),
    begin: (kept) => trailTo(kept ?? { stage: 'amount' }),
  })
  return {
    place,
    /** What happened at the stage that is shown, and the payment that came of it. */
    happen(shown: IncreaseStage, event: IncreaseEvent, payment = place.payment) {
      const move = moveFrom(shown, event)
      if (move === 'history-back') leave(navigation.back)
      else if (move !== undefined && move !== 'to-gateway') goTo(...trailTo({ stage: move, payment }))
    },
  }
}

/** The stages before it, each of which knows the payment; once a slip is handed in there is no way back to it. */
function trailTo({ stage, payment }: IncreasePlace): readonly [IncreasePlace, ...IncreasePlace[]] {
  const amount: IncreasePlace = { stage: 'amount', payment }
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
