import { groupFour } from '@sarv/shared/money/card-number'
import { formatDigits, normalizeCode } from '@sarv/shared/text/digits'

/** What the field holds after an edit: the bare number, its groups as they are shown, and where the caret stands there. */
export interface NumberEdit {
  readonly bare: string
  readonly shown: string
  readonly caret: number
}

/**
 * The digits of a card in a typed or pasted text: those that stand together as sixteen, else all of them. Words, spaces,
 * dashes and unseen marks go; Persian and Arabic digits are taken. (BNK-060, VAL-23)
 * @example cardDigits('کارت: ۶۰۳۷ ۹۹۱۱ ۱۱۱۱ ۱۱۱۲') // '6037991111111112'
 */
export function cardDigits(text: string): string {
  const ascii = normalizeCode(text)
  const together = ascii.match(/(?<!\d)(?:\d[\s-]*){16}(?!\d)/)
  return (together?.[0] ?? ascii).replace(/\D/g, '').slice(0, 16)
}

/**
 * The IBAN in a typed or pasted text: `IR` and 24 digits where they stand together, else all letters and digits of the
 * text; a number without a country is one of Iran. (BNK-063, VAL-24)
 * @example ibanLetters('شبا: ir16-0120 …') // 'IR160120'
 */
export function ibanLetters(text: string): string {
  const ascii = normalizeCode(text).toUpperCase()
  const together = ascii.match(/IR[\s-]*(?:\d[\s-]*){24}(?!\d)/) ?? ascii.match(/(?<!\d)(?:\d[\s-]*){24}(?!\d)/)
  const bare = (together?.[0] ?? ascii).replace(/[^A-Z0-9]/g, '')
  return (/^\d/.test(bare) ? `IR${bare}` : bare).slice(0, 26)
}

/**
 * Input mask of a number in groups of four: the caret keeps its place among the digits, so that groups may come and go
 * under it.
 * @param clean takes the bare number out of a text
 * @param text what stands in the input now
 * @param caret where its caret stands now
 * @example editNumber(cardDigits, '60379', 5, 'en') // { bare: '60379', shown: '6037 9', caret: 6 }
 */
export function editNumber(
  clean: (text: string) => string,
  text: string,
  caret: number,
  language: 'fa' | 'en',
): NumberEdit {
  const bare = clean(text)
  // After a paste of the whole text the caret stands after the last digit, with or without words around it.
  const left = caret >= text.length ? bare.length : Math.min(bare.length, clean(text.slice(0, caret)).length)
  return { bare, shown: showNumber(bare, language), caret: left + Math.max(0, Math.ceil(left / 4) - 1) }
}

/** A bare number as it is shown. @example showNumber('60379911', 'en') // '6037 9911' */
export function showNumber(bare: string, language: 'fa' | 'en'): string {
  return formatDigits(groupFour(bare), language)
}
