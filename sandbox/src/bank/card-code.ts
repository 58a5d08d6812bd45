import { cardPasswordLength } from '@sarv/shared/rules/constants'
import { normalizeCode } from '@sarv/shared/text/digits'
import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import { codeErrorMessage } from '../one-time-code/code-error-message'
import { type CodeRequest, codeOrigin } from '../one-time-code/code-message'
import { type CodeSubject, checkCode, type Sent, sendCode } from '../one-time-code/one-time-code'
import type { Clock } from '../time/clock'
import type { Card } from './card'

/** What a code of the card confirms: a new PIN, or that the whole number is shown. */
export type CardCodePurpose = 'PIN' | 'REVEAL'

const titles: Readonly<Record<CardCodePurpose, LocalText>> = {
  PIN: { fa: 'تغییر رمز کارت', en: 'Change the PIN of the card' },
  REVEAL: { fa: 'نمایش مشخصات کارت', en: 'Show the details of the card' },
}

const about = (card: Card, mobile: string, purpose: CardCodePurpose): CodeSubject => ({
  purpose: 'bank-card',
  receiver: mobile,
  request: `${purpose} ${card.card_id}`,
})

const codeMessage = (purpose: CardCodePurpose, code: string, host: string): LocalText => ({
  fa: `سرو\n${titles[purpose].fa}\nکد: ${code}\n${codeOrigin(host, code)}`,
  en: `Sarv\n${titles[purpose].en}\nCode: ${code}\n${codeOrigin(host, code)}`,
})

export function sendCardCode(
  sql: Sql,
  clock: Clock,
  card: Card,
  { purpose, mobile, host, language }: CodeRequest & { purpose: CardCodePurpose; mobile: string },
): Promise<Sent> {
  return sendCode(
    sql,
    clock,
    about(card, mobile, purpose),
    cardPasswordLength,
    (code) => codeMessage(purpose, code, host)[language],
  )
}

/** Verifies a code of the card. Returns the error, if any; commit the counted try. */
export async function checkCardCode(
  sql: Sql,
  clock: Clock,
  card: Card,
  { purpose, mobile, code }: { purpose: CardCodePurpose; mobile: string; code: string },
): Promise<LocalText | undefined> {
  const checked = await checkCode(sql, clock, about(card, mobile, purpose), normalizeCode(code))
  return checked.kind === 'right' ? undefined : codeErrorMessage(checked)
}
