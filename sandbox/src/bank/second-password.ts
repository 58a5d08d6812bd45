import { createHash } from 'node:crypto'
import { formatRial } from '@sarv/shared/money/rial'
import { cardPasswordLength } from '@sarv/shared/rules/constants'
import { normalizeCode } from '@sarv/shared/text/digits'
import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import { codeErrorMessage } from '../one-time-code/code-error-message'
import { type CodeRequest, codeOrigin } from '../one-time-code/code-message'
import { type Checked, type CodeSubject, checkCode, type Sent, sendCode } from '../one-time-code/one-time-code'
import type { Clock } from '../time/clock'
import { maskName } from './mask-name'
import type { TransferPlan } from './plan-transfer'

/** Subject of the second password: this account, destination, way and amount, and no other ones. */
function aboutTransfer({ card, owner, type, amount }: TransferPlan, mobile: string): CodeSubject {
  const request = createHash('sha256').update([card.account_id, owner.number, type, amount].join()).digest('base64url')
  return { purpose: 'bank-transfer', receiver: mobile, request }
}

// A message lies open on a locked phone: the owner's name is masked there, and nowhere else.
const passwordMessage = ({ owner, amount }: TransferPlan, code: string, host: string): LocalText => ({
  fa: `سرو\nانتقال ${formatRial(amount, 'fa')}\nبه ${maskName(owner.name)}، ${owner.bank.name.fa}\nرمز: ${code}\n${codeOrigin(host, code)}`,
  en: `Sarv\nTransfer of ${formatRial(amount, 'en')}\nto ${maskName(owner.name)}, ${owner.bank.name.en}\nPassword: ${code}\n${codeOrigin(host, code)}`,
})

export function sendSecondPassword(
  sql: Sql,
  clock: Clock,
  plan: TransferPlan,
  { mobile, host, language }: CodeRequest & { mobile: string },
): Promise<Sent> {
  return sendCode(
    sql,
    clock,
    aboutTransfer(plan, mobile),
    cardPasswordLength,
    (code) => passwordMessage(plan, code, host)[language],
  )
}

/** What a person types to prove that the card is in their hand. */
export interface CardProof {
  readonly cvv2: string
  readonly expiry: string
}

/**
 * Verifies the second password, and for a card its CVV2 and expiry. Whatever is wrong counts as a wrong try of the
 * password, so that nobody guesses the CVV2 more than five times for one message. Returns the error, if any; commit it.
 */
export async function checkSecondPassword(
  sql: Sql,
  clock: Clock,
  plan: TransferPlan,
  { mobile, password, proof }: { mobile: string; password: string; proof?: CardProof },
): Promise<LocalText | undefined> {
  const about = aboutTransfer(plan, mobile)
  const isProved =
    proof === undefined ||
    (normalizeCode(proof.cvv2) === plan.card.cvv2 && bareExpiry(proof.expiry) === plan.card.expiry)
  const checked: Checked = await checkCode(sql, clock, about, isProved ? normalizeCode(password) : '')
  if (checked.is === 'right') return undefined
  if (checked.is === 'wrong' && !isProved)
    return { fa: 'CVV2 یا تاریخ انقضا درست نیست.', en: "The CVV2 or the expiry date isn't right." }
  return codeErrorMessage(checked)
}

/** As printed on a card, with a stroke, or without. @example bareExpiry('۰۸/۰۶') // '0806' */
export const bareExpiry = (expiry: string): string => normalizeCode(expiry).replace('/', '')
