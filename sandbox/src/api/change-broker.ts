import { changeBroker, getBrokerChange } from '@sarv/shared/contract/change-broker'
import { askForChange, brokerChangeOf } from '../broker/broker-change'
import { catchUp } from '../ledger/time-passes'
import type { Api } from '../world'
import { requireInvestor } from './requirements'
import { serve } from './serve'

export function changeBrokerArea(api: Api): void {
  serve(api, getBrokerChange, async ({ db, clock, person }) => {
    await catchUp(db, clock, person.sub)
    return brokerChangeOf(db, person.sub)
  })

  serve(api, changeBroker, async ({ db, clock, person, body }) => {
    requireInvestor(person)
    await catchUp(db, clock, person.sub)
    await askForChange(db, clock, person.sub, body.broker_id)
    return brokerChangeOf(db, person.sub)
  })
}
