import { getProfile, type Profile } from '@sarv/shared/contract/profile'
import type { Api } from '../../context/app-context'
import { notFound } from '../../errors/domain-error'
import { serve } from '../pipeline/serve'
import { referralDays } from '../referral/referral'

export function profileRoutes(api: Api): void {
  serve(api, getProfile, async ({ db, clock, person }) => {
    const [profile] = await db.query<Profile>(
      `select p.sub, p.level, p.mobile as preferred_username, p.national_code, p.user_level, p.first_name, p.last_name, p.email,
         p.created_at >= $2::timestamptz - make_interval(days => $3)
           and not exists (select 1 from referral r where r.sub = p.sub and r.invited_by is not null)
           and not exists (select 1 from portfolio f where f.sub = p.sub)
           and not exists (select 1 from payment m where m.sub = p.sub and m.status = 'SUCCESS' and m.kind in ('FUND', 'PMA', 'RECOMMENDATION'))
           as can_referral
       from person p where p.sub = $1`,
      [person.sub, clock.now(), referralDays],
    )
    if (profile === undefined) throw notFound()
    return profile
  })
}
