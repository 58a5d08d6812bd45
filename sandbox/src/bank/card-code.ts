import { cardPasswordLength } from '@sarv/shared/rules/constants'
import { normalizeCode } from '@sarv/shared/text/digits'
import type { Sql } from '../db/sql'
import { codeErrorMessage } from '../one-time-code/code-error-message'
import { type CodeSubject, checkCode, type Sent, sendCode } from '../one-time-code/one-time-code'
import type { Clock } from '../time/clock'
import type { Card } from './card'

/** What a code of the card confirms: a new PIN, or that the whole number is shown. */
export type CardCodePurpose = 'PIN' | 'REVEAL'

const titles: Readonly<Record<CardCodePurpose, string>> = {
  PIN: 'تغییر رمز کارت',
  REVEAL: 'نمایش مشخصات کارت',
}

const about = (card: Card, mobile: string, purpose: CardCodePurpose): CodeSubject => ({
  purpose: 'bank-card',
  receiver: mobile,
  request: `${purpose} ${card.card_id}`,
})

export function sendCardCode(
  sql: Sql,
  clock: Clock,
  card: Card,
  { purpose, mobile, host }: { purpose: CardCodePurpose; mobile: string; host: string },
): Promise<Sent> {
  return sendCode(
    sql,
    clock,
    about(card, mobile, purpose),
    cardPasswordLength,
    (code) => `سرو\n${titles[purpose]}\nکد: ${code}\n@${new URL(host).host} #${code}`,
  )
}

/** Verifies a code of the card. Returns the error, if any; commit the counted try. */
export async function checkCardCode(
  sql: Sql,
  clock: Clock,
  card: Card,
  { purpose, mobile, code }: { purpose: CardCodePurpose; mobile: string; code: string },
): Promise<string | undefined> {
  const checked = await checkCode(sql, clock, about(card, mobile, purpose), normalizeCode(code))
  return checked.is === 'right' ? undefined : codeErrorMessage(checked)
}
