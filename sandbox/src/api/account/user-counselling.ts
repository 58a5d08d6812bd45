import { requestCounselling } from '@sarv/shared/contract/user-counselling'
import type { Api } from '../../context/app-context'
import { serve } from '../pipeline/serve'

export function userCounsellingRoutes(api: Api): void {
  serve(api, requestCounselling, async ({ db, clock, person, body }) => {
    const [made] = await db.query<{ id: number }>(
      `insert into counselling_request (sub, name, mobile, topic, message, created_at)
       values ($1, $2, $3, $4, $5, $6) returning id`,
      [person.sub, body.name.trim(), body.mobile, body.topic, body.message.trim(), clock.now()],
    )
    if (made === undefined) throw new Error('the database made no request')
    return made
  })
}
