import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import type { Time } from '../../time/clock'
import type { Purpose } from '../payment/pma-payment'
import { completeCreation, rejectCreation } from '../pma/pma-creation'
import { decideLinear } from './linear-verdict'
import type { ReviewVerdict } from './review-verdict'
import { refusedVerdict, reviewSlip } from './slip-review'

const purposeByStage: Readonly<Record<string, Purpose>> = {
  payment: 'START',
  additional_amount: 'ADDITIONAL',
  increase: 'INCREASE',
}

/** Verdict of the back office, at once, on the newest thing of a person that waits for it (SBX-015). */
export async function giveVerdict(sql: Sql, time: Time, word: ReviewVerdict): Promise<void> {
  const purpose = Object.hasOwn(purposeByStage, word.stage) ? purposeByStage[word.stage] : undefined
  if (purpose !== undefined) return reviewNewestSlip(sql, time, word, purpose)
  if (word.stage !== 'create_prx') return decideLinear(sql, time, word)
  const [waiting] = await sql.query<{ uuid: string }>(
    `select o.uuid from onboarding o join pma_onboarding m on m.onb_uuid = o.uuid
     where o.sub = $1 and o.closed_at is null and m.creation_due_at is not null order by o.created_at desc limit 1`,
    [word.sub],
  )
  if (waiting === undefined) throw notFound()
  if (word.kind === 'approved') await completeCreation(sql, time, waiting.uuid)
  else await rejectCreation(sql, time, waiting.uuid, word.message)
}

async function reviewNewestSlip(sql: Sql, time: Time, word: ReviewVerdict, purpose: Purpose): Promise<void> {
  const [slip] = await sql.query<{ id: number }>(
    `select b.id from bank_slip b join payment p on p.uuid = b.payment_uuid join pma_payment m on m.payment_uuid = p.uuid
     where p.sub = $1 and m.purpose = $2 and b.submitted_at is not null and b.verdict is null order by b.id desc limit 1`,
    [word.sub, purpose],
  )
  if (slip === undefined) throw notFound()
  await reviewSlip(sql, time, slip.id, word.kind === 'approved' ? { kind: 'approved' } : refusedVerdict(word.message))
}
