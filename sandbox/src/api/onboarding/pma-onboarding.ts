import {
  downloadContract,
  getPmaOnboarding,
  listContracts,
  listOpenOnboardings,
  sendContractCode,
  uploadSlip,
} from '@sarv/shared/contract/pma-onboarding'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { withSignature } from '../../documents/contracts/contracts'
import { notFound } from '../../errors/domain-error'
import { httpError } from '../../http/http-error'
import { parseUuid } from '../../http/ids'
import { PdfResponse } from '../../http/pdf-response'
import { runDueJobs } from '../../jobs/runner'
import { ensurePayment } from '../../stages/pma/ensure-payment'
import { requireConsents } from '../../stages/pma/pma-consents'
import { buildPmaContracts } from '../../stages/pma/pma-contracts'
import { currentStage } from '../../stages/pma/pma-flow'
import { pmaHandler } from '../../stages/pma/pma-handler'
import { lockPma, type PmaRecord } from '../../stages/pma/pma-record'
import { sendSigningCode } from '../../stages/pma/pma-sign'
import { storeSlip } from '../../stages/slip/bank-slip'
import { parseSlipFacts } from '../../stages/slip/slip-facts'
import { tehranDay } from '../../time/tehran'
import { toSentCode } from '../pipeline/sent-code'
import { serve } from '../pipeline/serve'
import { flowContext } from './onboarding'

/** An onboarding of the person as the clock has it by now, locked. */
async function currentPma(api: Api, db: Sql, sub: string, uuid: string): Promise<PmaRecord> {
  await runDueJobs(db, api, sub)
  return lockPma(db, uuid, sub)
}

export function pmaOnboardingRoutes(api: Api): void {
  serve(api, listOpenOnboardings, async ({ db, host, person, query }) => {
    await runDueJobs(db, api, person.sub)
    const open = await db.query<{ uuid: string }>(
      `select o.uuid from onboarding o join pma_onboarding m on m.onb_uuid = o.uuid
       where o.sub = $1 and o.closed_at is null and ($2::int is null or m.plan_id = $2) order by o.created_at desc`,
      [person.sub, query.plan_id ?? null],
    )
    const onboardings = []
    for (const { uuid } of open)
      onboardings.push(await pmaHandler.show(flowContext(api, { db, host }), person.sub, uuid))
    return { onboardings }
  })

  serve(api, getPmaOnboarding, async ({ db, host, person, params }) => {
    await runDueJobs(db, api, person.sub)
    return pmaHandler.show(flowContext(api, { db, host }), person.sub, parseUuid(params.uuid))
  })

  serve(api, listContracts, async ({ db, clock, person, params }) => {
    const record = await currentPma(api, db, person.sub, parseUuid(params.uuid))
    const status = record.signature === null ? 'NOT_SIGNED' : 'SIGNED'
    const contracts = await buildPmaContracts(db, clock, record)
    return { contracts: contracts.map(({ key, id, name }) => ({ key, id, name, status })) }
  })

  serve(api, downloadContract, async ({ db, clock, language, person, params }) => {
    const record = await currentPma(api, db, person.sub, parseUuid(params.uuid))
    const contract = (await buildPmaContracts(db, clock, record)).find(({ key }) => key === params.key)
    if (contract === undefined) throw notFound()
    const text = record.signature === null ? contract.text : withSignature(contract.text, record.signature)
    return new PdfResponse({ kind: 'text', text, language }, `${contract.name[language]}.pdf`)
  })

  serve(api, sendContractCode, async ({ db, clock, host, language, person, params }) => {
    const record = await currentPma(api, db, person.sub, parseUuid(params.uuid))
    const { receiver, ...sent } = await sendSigningCode(db, clock, record, { host, language })
    return { result: toSentCode(sent, receiver) }
  })

  serve(api, uploadSlip, async ({ db, clock, host, person, params, body, file }) => {
    const record = await currentPma(api, db, person.sub, parseUuid(params.uuid))
    if (currentStage(record.state) === 'payment') requireConsents(record)
    const payment = await ensurePayment(flowContext(api, { db, host }), record)
    if (payment === undefined || payment.in_review)
      throw httpError(409, {
        fa: 'این درخواست اکنون منتظر رسید نیست.',
        en: "This request isn't waiting for a slip now.",
      })
    const facts = parseSlipFacts(body, tehranDay(clock.now()))
    return storeSlip(db, clock, { paymentUuid: payment.uuid, file, facts })
  })
}
