import type { Sql } from '../db/sql'
import { invalidField, notFound } from '../errors/domain-error'
import type { FlowHandler } from './flow/flow-handler'
import { linearHandler } from './linear/linear-handler'
import { linearFlows } from './linear-flows'
import { pmaHandler } from './pma/pma-handler'

/** The flow handlers by type. A new one joins here. */
const handlers: Readonly<Record<string, FlowHandler>> = {
  PMA: pmaHandler,
  ...Object.fromEntries(linearFlows.map((flow) => [flow.type, linearHandler(flow)])),
}

export function findFlowHandler(type: string): FlowHandler {
  const handler = Object.hasOwn(handlers, type) ? handlers[type] : undefined
  if (handler === undefined)
    throw invalidField({ fa: 'این نوع درخواست هنوز پذیرفته نمی‌شود.', en: "This kind of request isn't accepted yet." })
  return handler
}

/** The handler of a flow that a person has. */
export async function findHandlerOfFlow(sql: Sql, sub: string, uuid: string): Promise<FlowHandler> {
  const [row] = await sql.query<{ type: string }>('select type from onboarding where uuid = $1 and sub = $2', [
    uuid,
    sub,
  ])
  if (row === undefined) throw notFound()
  return findFlowHandler(row.type)
}
