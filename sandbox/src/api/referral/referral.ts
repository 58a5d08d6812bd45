import { randomInt } from 'node:crypto'
import { activateReferral, getReferral } from '@sarv/shared/contract/referral'
import type { Api } from '../../context/app-context'
import { firstRow } from '../../db/first-row'
import type { Sql } from '../../db/sql'
import { httpError } from '../../http/http-error'
import { serve } from '../pipeline/serve'
import { listRewards } from './referral-rewards'

const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newCode = () => Array.from({ length: 8 }, () => codeLetters[randomInt(codeLetters.length)]).join('')

/** Days after signing up in which one may still say who invited one. */
export const referralDays = 30

/** Referral code, made when it is first asked for. */
async function ensureCode(db: Sql, sub: string): Promise<string> {
  await db.query('insert into referral (sub, code) values ($1, $2) on conflict (sub) do nothing', [sub, newCode()])
  const row = firstRow(await db.query<{ code: string }>('select code from referral where sub = $1', [sub]))
  return row.code
}

export function referralRoutes(api: Api): void {
  serve(api, getReferral, async ({ db, host, person }) => {
    const code = await ensureCode(db, person.sub)
    const rewards = await listRewards(db, person.sub)
    return { code, link: `${host}/?referral_code=${code}`, invited_count: rewards.length, rewards }
  })

  serve(api, activateReferral, async ({ db, clock, person, params }) => {
    const own = await ensureCode(db, person.sub)
    if (params.code.toUpperCase() === own)
      throw httpError(400, { fa: 'کد معرف خودتان را نمی‌توانید ثبت کنید.', en: "You can't use your own referral code." })
    const [inviter] = await db.query<{ sub: string }>('select sub from referral where code = upper($1)', [params.code])
    if (inviter === undefined)
      throw httpError(400, { fa: 'کد معرف پیدا نشد.', en: "We couldn't find this referral code." })
    const [mine] = await db.query<{ invited_by: string | null; late: boolean }>(
      `select r.invited_by, p.created_at < $2::timestamptz - make_interval(days => $3) as late
       from referral r join person p on p.sub = r.sub where r.sub = $1 for update of r`,
      [person.sub, clock.now(), referralDays],
    )
    if (mine?.invited_by && mine.invited_by !== inviter.sub)
      throw httpError(400, {
        fa: 'پیش‌تر کد معرف دیگری ثبت کرده‌اید.',
        en: 'You have already used another referral code.',
      })
    if (mine?.late && !mine.invited_by)
      throw httpError(400, { fa: 'مهلت ثبت کد معرف گذشته است.', en: 'It is too late to use a referral code.' })
    await db.query('update referral set invited_by = $2, invited_at = coalesce(invited_at, $3) where sub = $1', [
      person.sub,
      inviter.sub,
      clock.now(),
    ])
    return { message: { fa: 'کد معرف شما با موفقیت ثبت شد.', en: 'Your referral code has been saved.' } }
  })
}
