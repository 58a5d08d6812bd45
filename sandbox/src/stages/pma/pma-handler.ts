import type { FlowHandler } from '../flow/flow-handler'
import { ensurePayment } from './ensure-payment'
import { readPmaFacts } from './pma-facts'
import { lockPma } from './pma-record'
import { startPma } from './pma-start'
import { submitPma } from './pma-submit'
import { pmaView } from './pma-view'

/** Flow handler of portfolios (PMA). */
export const pmaHandler: FlowHandler = {
  start: (context, sub, request) => startPma(context.sql, context, sub, request),
  async submit(context, sub, submission) {
    await submitPma(context, await lockPma(context.sql, submission.onb_uuid, sub), submission)
  },
  async show(context, sub, uuid) {
    const { sql, gateway, files } = context
    const record = await lockPma(sql, uuid, sub)
    await ensurePayment(context, record)
    return pmaView(record, await readPmaFacts(sql, record, gateway), files)
  },
}
