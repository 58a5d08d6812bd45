import { counsellingTopics, requestCounselling } from '@sarv/shared/contract/user-counselling'
import { withoutDeceivingMarks } from '../../chat/question-text'
import type { Api } from '../../context/app-context'
import { firstRow } from '../../db/first-row'
import type { Sql } from '../../db/sql'
import { invalid } from '../../errors/domain-error'
import { httpError } from '../../http/http-error'
import { sendMessage } from '../../sms/text-messages'
import type { Clock } from '../../time/clock'
import { serve } from '../pipeline/serve'

/** Requests of one person in a day. */
const maxPerDay = 5
const dayMs = 86_400_000

const confirmations = {
  fa: 'سرو: درخواست مشاورهٔ شما ثبت شد. کارشناس ما تا پایان روز کاری بعد با شما تماس می‌گیرد.',
  en: 'Sarv: your request has arrived. An adviser will call you by the end of the next working day.',
}

/** Requests for a call by an adviser. (SBX-046, SUP-026) */
export function userCounsellingRoutes(api: Api): void {
  serve(api, requestCounselling, async ({ db, clock, person, body, language }) => {
    if (!counsellingTopics.some((topic) => topic === body.topic))
      throw invalid({
        detail: [{ msg: { fa: 'موضوع را از فهرست انتخاب کنید.', en: 'Choose a topic from the list.' } }],
      })
    const name = withoutDeceivingMarks(body.name).trim()
    const message = withoutDeceivingMarks(body.message).trim()
    // A text of invisible marks is not a name or a message.
    if (name === '' || message === '')
      throw invalid({
        detail: [{ msg: { fa: 'نام و پیام خود را بنویسید.', en: 'Write your name and your message.' } }],
      })
    await limitRequests(db, clock, person.sub)
    const { id } = firstRow(
      await db.query<{ id: number }>(
        `insert into counselling_request (sub, name, mobile, topic, message, language, created_at)
         values ($1, $2, $3, $4, $5, $6, $7) returning id`,
        [person.sub, name, body.mobile, body.topic, message, language, clock.now()],
      ),
    )
    await sendMessage(db, clock, { receiver: body.mobile, text: confirmations[language], code: null })
    return { id }
  })
}

/** Each request sends a text message, to a number that is not looked at further. */
async function limitRequests(db: Sql, clock: Clock, sub: string): Promise<void> {
  const recent = await db.query('select 1 from counselling_request where sub = $1 and created_at > $2 limit $3', [
    sub,
    new Date(clock.now().getTime() - dayMs),
    maxPerDay,
  ])
  if (recent.length < maxPerDay) return
  throw httpError(
    429,
    {
      fa: 'امروز چند درخواست فرستاده‌اید و کارشناس با شما تماس می‌گیرد. اگر فوری است، با پشتیبانی تماس بگیرید.',
      en: 'You have sent several requests today, and an adviser will call you. If it is urgent, call the support.',
    },
    { retryAfter: dayMs / 1000 },
  )
}
