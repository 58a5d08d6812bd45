import type { Language } from '@sarv/platform/client/i18n/language'
import { amountMaxLength } from '../rules/constants'
import { formatDigits, toAsciiDigits, withoutInvisible } from '../text/digits'

/** What the field holds after an edit: ASCII digits inside, grouped digits of the language on the screen. */
export interface AmountEdit {
  readonly digits: string
  readonly shown: string
  /** Where the caret stands in `shown`. */
  readonly caret: number
}

const separators: Record<Language, string> = { fa: '٬', en: ',' }

/**
 * The digits of a typed or pasted amount, or undefined when the text is not an amount: a paste may carry separators,
 * spaces, bidi marks and the unit's name; a sign, a decimal point, any letter or a longer number may not. (VAL-13)
 * @example amountDigits('۵٬۰۰۰٬۰۰۰ ریال') // '5000000'
 * @example amountDigits('1.5') // undefined
 */
export function amountDigits(text: string): string | undefined {
  // Nothing that long is an amount; the rest of the work stays small after any paste.
  if (text.length > 100) return undefined
  const bare = toAsciiDigits(withoutInvisible(text)).replace(/[\s,٬،]/g, '')
  const digits = bare.replace(/^(?:ریال|ريال|﷼|rials?|irr)|(?:ریال|ريال|﷼|rials?|irr)$/i, '')
  if (!/^\d*$/.test(digits) || (digits === '' && bare !== '')) return undefined
  return groupDigits(digits, 'en').length > amountMaxLength ? undefined : digits
}

/** Separators in a piece of text stand before groups of three, or alone: «1,5» is one and a half, and never fifteen. */
const groupedPiece = /^(?:\d*|\d{0,3}(?:[,٬،]\d{3})+|[,٬،]*)$/

/** The text that an edit inserted: it ends at the caret and was not there before. */
function insertedPiece(before: string, text: string, caret: number): string {
  const kept = before.slice(0, Math.max(0, before.length - (text.length - caret)))
  const typed = text.slice(0, caret)
  let same = kept.length
  while (!typed.startsWith(kept.slice(0, same))) same -= 1
  return typed.slice(same)
}

/** Whether the separators of an inserted piece group it by thousands; the unit's name and spaces around it do not count. */
function isGrouped(piece: string): boolean {
  return groupedPiece.test(toAsciiDigits(withoutInvisible(piece)).replace(/[\s\p{L}﷼]/gu, ''))
}

/**
 * Input mask of the amount field: the field after the browser changed its text, or undefined when the change is refused and the field stays as it was.
 * The caret keeps its place among the digits, so separators may come and go under it. (PLT-041, VAL-13)
 * @param before the digits that the field held
 * @param text what stands in the input now
 * @param caret where its caret stands now
 * @example editAmount('1500', '1,5006', 6, 'en') // { digits: '15006', shown: '15,006', caret: 6 }
 */
export function editAmount(before: string, text: string, caret: number, language: Language): AmountEdit | undefined {
  const typed = amountDigits(text)
  if (typed === undefined || !isGrouped(insertedPiece(groupDigits(before, language), text, caret))) return undefined
  // Zeros that deleting uncovers stay, or taking away the 1 of 1,000,000 would empty the field.
  const zeros = typed.length > before.length ? typed.length - withoutLeadingZeros(typed).length : 0
  const digits = typed.slice(zeros)
  const left = (toAsciiDigits(text.slice(0, caret)).match(/\d/g)?.length ?? 0) - zeros
  const shown = groupDigits(digits, language)
  return { digits, shown, caret: caretAfter(shown, left) }
}

/** Digits in groups of three, in the script of the language. @example groupDigits('1500000', 'fa') // '۱٬۵۰۰٬۰۰۰' */
export function groupDigits(digits: string, language: Language): string {
  return formatDigits(digits.replace(/\B(?=(?:\d{3})+$)/g, separators[language]), language)
}

/** The amount in rial, or undefined for an empty field. @example parseAmount('1500000') // 1500000 */
export function parseAmount(digits: string): number | undefined {
  return digits === '' ? undefined : Number(digits)
}

function withoutLeadingZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '')
}

/** The place right after so many digits. */
function caretAfter(shown: string, digits: number): number {
  const ends = [...shown.matchAll(/[\d۰-۹]/g)].map(({ index }) => index + 1)
  return ends[digits - 1] ?? 0
}
