import { startOnboarding, submitOnboarding } from '@sarv/shared/contract/onboarding'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { parseUuid } from '../../http/ids'
import { runDueJobs } from '../../jobs/runner'
import type { FlowContext } from '../../stages/flow/flow-handler'
import { findFlowHandler, findHandlerOfFlow } from '../../stages/flow-handlers'
import { requireInvestor } from '../pipeline/requirements'
import { serve } from '../pipeline/serve'

export const flowContext = (
  { clock, gateway, origins }: Api,
  { db, host }: { db: Sql; host: string },
): FlowContext => ({
  sql: db,
  clock,
  host,
  gateway,
  files: origins.api,
})

/** The two calls of every server-driven flow (SBX-048, SBX-049). The person who starts or submits sees what the clock says. */
export function onboardingRoutes(api: Api): void {
  serve(api, startOnboarding, async ({ db, host, person, body }) => {
    const handler = findFlowHandler(body.type)
    requireInvestor(person)
    await runDueJobs(db, api, person.sub)
    const context = flowContext(api, { db, host })
    return handler.show(context, person.sub, await handler.start(context, person.sub, body))
  })

  serve(api, submitOnboarding, async ({ db, host, person, body }) => {
    const uuid = parseUuid(body.onb_uuid)
    const handler = await findHandlerOfFlow(db, person.sub, uuid)
    await runDueJobs(db, api, person.sub)
    const context = flowContext(api, { db, host })
    await handler.submit(context, person.sub, body)
    return handler.show(context, person.sub, uuid)
  })
}
