import type { Cardex } from '@sarv/shared/contract/fund-statements'

type Named = Pick<Cardex, 'fund_name' | 'from' | 'to'>

/** Characters that a file name may not have: path separators, control and bidi characters. */
const forbiddenChars = /[\p{Cc}\p{Bidi_Control}/\\:*?"<>|]/gu

/**
 * Builds the file name of a saved cardex, without extension.
 * @param date formats a day
 * @example cardexFileName('کاردکس', { fund_name: 'چکاد بلند', from, to }, date) // 'کاردکس چکاد بلند ۱۴۰۵-۰۸-۰۱ ۱۴۰۵-۰۸-۳۰'
 */
export function cardexFileName(word: string, { fund_name, from, to }: Named, date: (iso: string) => string): string {
  const days = [from, to].map((day) => date(day).replaceAll('/', '-'))
  return [word, fund_name ?? undefined, ...days]
    .filter((part) => part !== undefined)
    .join(' ')
    .replace(forbiddenChars, '')
}
