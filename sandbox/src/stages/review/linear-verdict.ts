import { parseStageKey } from '@sarv/shared/stages/stage-key'
import type { Sql } from '../../db/sql'
import { notFound } from '../../errors/domain-error'
import type { Time } from '../../time/clock'
import { applyEvent } from '../linear/apply-event'
import { lockLinear } from '../linear/linear-record'
import type { LinearEvent } from '../linear/linear-state'
import { linearFlows } from '../linear-flows'
import type { ReviewVerdict } from './review-verdict'

const sentBackMessage = {
  fa: 'این بخش پذیرفته نشد. آن را اصلاح کنید و دوباره بفرستید.',
  en: "This part wasn't accepted. Correct it and send it again.",
}

/** Verdict about a person's open linear flow: on the whole, or on one stage, which can only be sent back. */
export async function decideLinear(sql: Sql, time: Time, word: ReviewVerdict): Promise<void> {
  const event = eventOf(word)
  const [open] = await sql.query<{ uuid: string; type: string }>(
    `select uuid, type from onboarding where sub = $1 and type = any($2) and closed_at is null
     order by created_at desc limit 1`,
    [word.sub, linearFlows.map(({ type }) => type)],
  )
  const flow = linearFlows.find(({ type }) => type === open?.type)
  if (event === undefined || open === undefined || flow === undefined) throw notFound()
  const record = await lockLinear(sql, flow, open.uuid)
  const message = word.message ?? ('stage' in event ? sentBackMessage : undefined)
  const applied = await applyEvent(sql, time, flow, record, event, message === undefined ? {} : { message })
  if (applied === undefined) throw notFound()
}

function eventOf({ stage, kind }: ReviewVerdict): LinearEvent | undefined {
  const key = parseStageKey(stage)
  if (key === 'finalize') return { kind }
  return key === undefined || kind === 'approved' ? undefined : { kind: 'sent-back', stage: key }
}
