import { changeBroker, getBrokerChange } from '@sarv/shared/contract/change-broker'
import { readBrokerChange, requestBrokerChange } from '../../broker/broker-change'
import type { Api } from '../../context/app-context'
import { runDueJobs } from '../../jobs/runner'
import { requireInvestor } from '../pipeline/requirements'
import { serve } from '../pipeline/serve'

export function changeBrokerRoutes(api: Api): void {
  serve(api, getBrokerChange, async ({ db, person }) => {
    await runDueJobs(db, api, person.sub)
    return readBrokerChange(db, person.sub)
  })

  serve(api, changeBroker, async ({ db, clock, person, body }) => {
    requireInvestor(person)
    await runDueJobs(db, api, person.sub)
    await requestBrokerChange(db, clock, person.sub, body.broker_id)
    return readBrokerChange(db, person.sub)
  })
}
