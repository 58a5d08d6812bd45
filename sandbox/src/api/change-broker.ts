import { changeBroker, getBrokerChange } from '@sarv/shared/contract/change-broker'
import { askForChange, brokerChangeOf, makeDueChanges } from '../broker/broker-change'
import type { Api } from '../world'
import { requireInvestor } from './requirements'
import { serve } from './serve'

export function changeBrokerArea(api: Api): void {
  serve(api, getBrokerChange, async ({ db, clock, person }) => {
    await makeDueChanges(db, clock, person.sub)
    return brokerChangeOf(db, person.sub)
  })

  serve(api, changeBroker, async ({ db, clock, person, body }) => {
    requireInvestor(person)
    await makeDueChanges(db, clock, person.sub)
    await askForChange(db, clock, person.sub, body.broker_id)
    return brokerChangeOf(db, person.sub)
  })
}
