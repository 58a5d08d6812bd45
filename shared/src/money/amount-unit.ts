import type { Language } from '@sarv/platform/client/i18n/language'
import { type AmountEdit, amountDigits, editAmount } from './amount-field'

/** Whether digits of rial can be shown in toman, of which one is ten rial. @example isWholeToman('15') // false */
export function isWholeToman(digits: string): boolean {
  return /^(?:\d*0)?$/.test(digits)
}

/** The digits of toman of an amount in rial. @example toTomanDigits('5000000') // '500000' */
export function toTomanDigits(digits: string): string {
  return digits.slice(0, -1)
}

/**
 * Input mask of the amount field while it is in toman: as `editAmount`, with the result in rial. An amount that is pasted
 * with its unit has to be one of toman. (PLT-041, D-127)
 * @param before digits of rial
 * @example editToman('', '500,000', 7, 'en') // { digits: '5000000', shown: '500,000', caret: 7 }
 */
export function editToman(before: string, text: string, caret: number, language: Language): AmountEdit | undefined {
  if (/ریال|ريال|﷼|rial|irr/i.test(text)) return undefined
  const edit = editAmount(toTomanDigits(before), text.replace(/تومان|tomans?/i, ''), caret, language)
  if (edit === undefined) return undefined
  const digits = edit.digits === '' ? '' : `${edit.digits}0`
  return amountDigits(digits) === undefined ? undefined : { ...edit, digits }
}
