import { lowerFlag, raiseFlag } from '../root-flags'

/**
 * Shows the first number in the place that a skeleton has for it (hero-skeleton.module.css), until `clearFirstNumber`.
 * @param unit what stands behind it
 */
export function paintFirstNumber(
  amount: number,
  unit: string,
  language: 'fa' | 'en',
  { style } = document.documentElement,
): void {
  style.setProperty('--first-number', `"${digitsOf(amount, language)}"`)
  style.setProperty('--first-number-unit', JSON.stringify(unit))
  raiseFlag('firstNumber')
}

/** Takes the number away: it belongs to the first page of a visit, and to its person. */
export function clearFirstNumber({ style } = document.documentElement): void {
  style.removeProperty('--first-number')
  style.removeProperty('--first-number-unit')
  lowerFlag('firstNumber')
}

/**
 * As `Intl` writes it, whose first use in a page takes longer than all of the boot script.
 * @example digitsOf(1_500, 'fa') // '۱٬۵۰۰'
 */
export function digitsOf(amount: number, language: 'fa' | 'en'): string {
  const grouped = String(amount).replace(/\B(?=(\d{3})+$)/g, language === 'fa' ? '٬' : ',')
  return language === 'fa' ? grouped.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '') : grouped
}
