import { rialUnit } from '@sarv/shared/money/rial'

/**
 * Shows a worth in the place that a skeleton has for it (hero-skeleton.module.css), until `clearWorth`.
 * @param worth rial
 */
export function paintWorth(worth: number, language: 'fa' | 'en', { style, dataset } = document.documentElement): void {
  style.setProperty('--early-worth', `"${digitsOf(worth, language)}"`)
  style.setProperty('--early-unit', `"${rialUnit[language]}"`)
  dataset.earlyWorth = ''
}

export function isWorthPainted({ dataset } = document.documentElement): boolean {
  return dataset.earlyWorth !== undefined
}

/** Takes the worth away: it belongs to the first page of a visit, and to its person. */
export function clearWorth({ style, dataset } = document.documentElement): void {
  style.removeProperty('--early-worth')
  style.removeProperty('--early-unit')
  delete dataset.earlyWorth
}

/**
 * As `Intl` writes it, whose first use in a page takes longer than all of the boot script.
 * @example digitsOf(1_500, 'fa') // '۱٬۵۰۰'
 */
export function digitsOf(amount: number, language: 'fa' | 'en'): string {
  const grouped = String(amount).replace(/\B(?=(\d{3})+$)/g, language === 'fa' ? '٬' : ',')
  return language === 'fa' ? grouped.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '') : grouped
}
