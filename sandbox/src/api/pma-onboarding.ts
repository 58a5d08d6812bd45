import {
  downloadContract,
  getPmaOnboarding,
  listContracts,
  listOpenOnboardings,
  sendContractCode,
  uploadSlip,
} from '@sarv/shared/contract/pma-onboarding'
import { signedText } from '../documents/contracts/contracts-of'
import { pdfOf } from '../documents/pdf-of'
import { tehranDay } from '../ledger/tehran'
import { catchUp } from '../ledger/time-passes'
import { storeSlip } from '../stages/bank-slip'
import { papersOf } from '../stages/pma-contracts'
import { currentPma, pmaKind } from '../stages/pma-kind'
import { sendSigningCode } from '../stages/pma-sign'
import { paymentToMake } from '../stages/pma-to-pay'
import { slipFacts } from '../stages/slip-facts'
import type { Api } from '../world'
import { FileReply } from './file-reply'
import { uuidOf } from './ids'
import { houseOf } from './onboarding'
import { notFound, refuse } from './refuse'
import { serve } from './serve'

export function pmaOnboardingArea(api: Api): void {
  serve(api, listOpenOnboardings, async ({ db, clock, host, person, query }) => {
    await catchUp(db, clock, person.sub)
    const open = await db.query<{ uuid: string }>(
      `select o.uuid from onboarding o join pma_onboarding m on m.onb_uuid = o.uuid
       where o.sub = $1 and o.closed_at is null and ($2::int is null or m.plan_id = $2) order by o.created_at desc`,
      [person.sub, query.plan_id ?? null],
    )
    const onboardings = []
    for (const { uuid } of open)
      onboardings.push(await pmaKind.show(houseOf(api, { db, clock, host }), person.sub, uuid))
    return { onboardings }
  })

  serve(api, getPmaOnboarding, async ({ db, clock, host, person, params }) => {
    await catchUp(db, clock, person.sub)
    return pmaKind.show(houseOf(api, { db, clock, host }), person.sub, uuidOf(params.uuid))
  })

  serve(api, listContracts, async ({ db, clock, host, person, params }) => {
    const record = await currentPma(houseOf(api, { db, clock, host }), person.sub, uuidOf(params.uuid))
    const status = record.signature === null ? 'NOT_SIGNED' : 'SIGNED'
    const papers = await papersOf(db, clock, record)
    return { contracts: papers.map(({ key, id, name }) => ({ key, id, name, status })) }
  })

  serve(api, downloadContract, async ({ db, clock, host, person, params }) => {
    const record = await currentPma(houseOf(api, { db, clock, host }), person.sub, uuidOf(params.uuid))
    const paper = (await papersOf(db, clock, record)).find(({ key }) => key === params.key)
    if (paper === undefined) throw notFound()
    const text = record.signature === null ? paper.text : signedText(paper.text, record.signature)
    return new FileReply(await pdfOf(text), 'application/pdf', `${paper.name}.pdf`)
  })

  serve(api, sendContractCode, async ({ db, clock, host, person, params }) => {
    const record = await currentPma(houseOf(api, { db, clock, host }), person.sub, uuidOf(params.uuid))
    const { at, seconds, receiver } = await sendSigningCode(db, clock, record, host)
    if (at === 'sent') return { result: { receiver, expire_seconds: seconds } }
    throw refuse(429, `کد تازه‌ای فرستاده شده است. ${seconds.toLocaleString('fa-IR')} ثانیهٔ دیگر دوباره تلاش کنید.`, {
      headers: { 'retry-after': String(seconds) },
    })
  })

  serve(api, uploadSlip, async ({ db, clock, host, person, params, body, files }) => {
    const record = await currentPma(houseOf(api, { db, clock, host }), person.sub, uuidOf(params.uuid))
    const payment = await paymentToMake(db, clock, record, host)
    if (payment === undefined || payment.in_review) throw refuse(409, 'این درخواست اکنون منتظر رسید نیست.')
    const facts = slipFacts(body, tehranDay(clock.now()))
    return storeSlip(db, clock, { paymentUuid: payment.uuid, files, facts })
  })
}
