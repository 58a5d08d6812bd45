import { createHash } from 'node:crypto'
import type { Language } from '@sarv/platform/client/i18n/language'
import { formatNumber } from '@sarv/shared/i18n/number-format'
import { formatRial } from '@sarv/shared/money/rial'
import { cardPasswordLength } from '@sarv/shared/rules/constants'
import { normalizeCode } from '@sarv/shared/text/digits'
import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import { codeErrorMessage } from '../one-time-code/code-error-message'
import { type CodeRequest, codeOrigin } from '../one-time-code/code-message'
import { type CodeSubject, checkCode, type Sent, sendCode } from '../one-time-code/one-time-code'
import type { Clock } from '../time/clock'
import { maskName } from './mask-name'
import type { ValidTransfer } from './validate-transfer'

/** Subject of the second password: this account, destination, way and amount, and no other ones. */
function aboutTransfer({ card, owner, type, amount }: ValidTransfer, mobile: string): CodeSubject {
  const request = createHash('sha256').update([card.account_id, owner.number, type, amount].join()).digest('base64url')
  return { purpose: 'bank-transfer', receiver: mobile, request }
}

// A message lies open on a locked phone: the owner's name is masked there, and nowhere else.
function passwordMessage({ owner, amount, sale }: ValidTransfer, code: string, host: string): LocalText {
  const to = maskName(owner.name)
  const sold = saleLine(sale)
  return {
    fa: `سرو\nانتقال ${formatRial(amount, 'fa')}\nبه ${to}، ${owner.bank.name.fa}${sold.fa}\nرمز: ${code}\n${codeOrigin(host, code)}`,
    en: `Sarv\nTransfer of ${formatRial(amount, 'en')}\nto ${to}, ${owner.bank.name.en}${sold.en}\nPassword: ${code}\n${codeOrigin(host, code)}`,
  }
}

/** Names the sale of units that a transfer above the balance draws on. (BNK-072) */
function saleLine(sale: ValidTransfer['sale']): LocalText {
  if (sale === undefined) return { fa: '', en: '' }
  const units = (language: Language) => formatNumber(sale.units, language)
  return {
    fa: `\nبا فروش ${units('fa')} واحد صندوق (خالص ${formatRial(sale.net, 'fa')})`,
    en: `\nby selling ${units('en')} units of the fund (net ${formatRial(sale.net, 'en')})`,
  }
}

export function sendSecondPassword(
  sql: Sql,
  clock: Clock,
  plan: ValidTransfer,
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

/** Verifies the second password; a wrong one counts as a try. Returns the error, if any; commit it. */
export async function checkSecondPassword(
  sql: Sql,
  clock: Clock,
  plan: ValidTransfer,
  { mobile, password }: { mobile: string; password: string },
): Promise<LocalText | undefined> {
  const checked = await checkCode(sql, clock, aboutTransfer(plan, mobile), normalizeCode(password))
  return checked.kind === 'right' ? undefined : codeErrorMessage(checked)
}
