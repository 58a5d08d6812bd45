import { addBankAccount, confirmIdentityCode, sendIdentityCode } from '@sarv/shared/contract/account-activation'
import { loginCodeLength } from '@sarv/shared/rules/constants'
import type { Person } from '../../access/person'
import { addPayoutAccount } from '../../bank/payout-accounts'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import { findRegistryNames } from '../../fake-data/person-names'
import { httpError } from '../../http/http-error'
import type { LocalText } from '../../local-text/local-text'
import { codeErrorMessage } from '../../one-time-code/code-error-message'
import { codeOrigin } from '../../one-time-code/code-message'
import { type CodeSubject, checkCode, sendCode } from '../../one-time-code/one-time-code'
import { toSentCode } from '../pipeline/sent-code'
import { serve } from '../pipeline/serve'

/** Subject of the registry's one-time code: one national code, and no other one. */
const aboutIdentity = ({ sub, mobile }: Person, nationalCode: string): CodeSubject => ({
  purpose: 'identity',
  receiver: mobile,
  request: `${sub} ${nationalCode}`,
})

const sms = (code: string, host: string): LocalText => ({
  fa: `سامانهٔ ثبت احوال\nکد تأیید هویت برای سرو: ${code}\n${codeOrigin(host, code)}`,
  en: `Identity registry\nIdentity code for Sarv: ${code}\n${codeOrigin(host, code)}`,
})

/** Account activation: level 0 → 1 by the identity registry, 1 → 2 by a bank account (SBX-118). */
export function accountActivationRoutes(api: Api): void {
  serve(api, sendIdentityCode, async ({ db, clock, host, language, person, body }) => {
    if (person.level > 0)
      throw httpError(400, { fa: 'هویت شما پیش‌تر تأیید شده است.', en: 'Your identity has already been confirmed.' })
    await requireOwnCode(db, person, body.national_code)
    const textFor = (code: string) => sms(code, host)[language]
    const sent = await sendCode(db, clock, aboutIdentity(person, body.national_code), loginCodeLength, textFor)
    return toSentCode(sent, person.mobile)
  })

  serve(api, confirmIdentityCode, async ({ db, clock, person, body }) => {
    const level = await findLevel(db, person)
    if (level > 0) return { level }
    const checked = await checkCode(db, clock, aboutIdentity(person, body.national_code), body.code)
    // A counted wrong try must outlive its error.
    if (checked.kind !== 'right') throw httpError(400, codeErrorMessage(checked), { keepChanges: true })
    // Told only to a person whom the registry knows under this number.
    const [taken] = await db.query('select 1 from person where national_code = $1 and sub <> $2', [
      body.national_code,
      person.sub,
    ])
    if (taken !== undefined)
      throw httpError(
        400,
        { fa: 'با این کد ملی پیش‌تر حسابی ساخته شده است.', en: 'There is already an account with this national code.' },
        { keepChanges: true },
      )
    const { first, last } = findRegistryNames(body.national_code)
    await db.query(
      `update person set level = 1, national_code = $2, first_name = coalesce(first_name, $3),
         last_name = coalesce(last_name, $4) where sub = $1 and level = 0`,
      [person.sub, body.national_code, first, last],
    )
    return { level: 1 }
  })

  serve(api, addBankAccount, async ({ db, person, body }) => {
    // Read here and not taken from the sign-in: another tab may have been first.
    const level = await findLevel(db, person)
    if (level > 1) return { level }
    if (level < 1) throw httpError(400, { fa: 'ابتدا هویت خود را تأیید کنید.', en: 'Confirm your identity first.' })
    await addPayoutAccount(db, person.sub, body.iban, null)
    await db.query('update person set level = 2 where sub = $1 and level = 1', [person.sub])
    return { level: 2 }
  })
}

async function findLevel(db: Sql, { sub }: Person): Promise<number> {
  const [row] = await db.query<{ level: number }>('select level from person where sub = $1', [sub])
  return row?.level ?? 0
}

/** Rejects another national code than the one of the sign-up: it is not changed here. */
async function requireOwnCode(db: Sql, { sub }: Person, nationalCode: string): Promise<void> {
  const [row] = await db.query<{ national_code: string | null }>('select national_code from person where sub = $1', [
    sub,
  ])
  if (row?.national_code && row.national_code !== nationalCode)
    throw httpError(400, {
      fa: 'این کد ملی با کدی که هنگام ثبت‌نام داده‌اید یکی نیست.',
      en: "This isn't the national code that you signed up with.",
    })
}
