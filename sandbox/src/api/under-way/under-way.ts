import { listUnderWay } from '@sarv/shared/contract/under-way'
import type { Api } from '../../context/app-context'
import { runDueJobs } from '../../jobs/runner'
import { readUnderWay } from '../../under-way/under-way'
import { serve } from '../pipeline/serve'

export function underWayRoutes(api: Api): void {
  serve(api, listUnderWay, async ({ db, clock, person }) => {
    await runDueJobs(db, api, person.sub)
    return readUnderWay(db, person.sub, clock)
  })
}
