import { randomInt } from 'node:crypto'
import { activateReferral, getReferral } from '@sarv/shared/contract/referral'
import type { Sql } from '../db/sql'
import type { Api } from '../world'
import { refuse } from './refuse'
import { serve } from './serve'

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newCode = () => Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Everybody has a code from the first time on that it is asked for. */
async function codeOf(db: Sql, sub: string): Promise<string> {
  await db.query('insert into referral (sub, code) values ($1, $2) on conflict (sub) do nothing', [sub, newCode()])
  const [row] = await db.query<{ code: string }>('select code from referral where sub = $1', [sub])
  if (row === undefined) throw new Error('the database made no code')
  return row.code
}

export function referralArea(api: Api): void {
  serve(api, getReferral, async ({ db, person }) => {
    const code = await codeOf(db, person.sub)
    const [invited] = await db.query<{ count: number }>('select count(*) from referral where invited_by = $1', [
      person.sub,
    ])
    return { code, link: `${api.host}/?referral_code=${code}`, invited_count: invited?.count ?? 0 }
  })

  serve(api, activateReferral, async ({ db, person, params }) => {
    const own = await codeOf(db, person.sub)
    if (params.code.toUpperCase() === own) throw refuse(400, 'کد معرف خودتان را نمی‌توانید ثبت کنید.')
    const [inviter] = await db.query<{ sub: string }>('select sub from referral where code = upper($1)', [params.code])
    if (inviter === undefined) throw refuse(400, 'کد معرف پیدا نشد.')
    const [mine] = await db.query<{ invited_by: string | null }>(
      'select invited_by from referral where sub = $1 for update',
      [person.sub],
    )
    if (mine?.invited_by && mine.invited_by !== inviter.sub) throw refuse(400, 'پیش‌تر کد معرف دیگری ثبت کرده‌اید.')
    await db.query('update referral set invited_by = $2 where sub = $1', [person.sub, inviter.sub])
    return { message: 'کد معرف شما با موفقیت ثبت شد.' }
  })
}
