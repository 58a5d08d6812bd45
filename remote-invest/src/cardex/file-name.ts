import type { Cardex } from '@sarv/shared/contract/fund-papers'

type Named = Pick<Cardex, 'fund_name' | 'from' | 'to'>

/** What a file's name may not hold: separators of folders, and marks that turn it round. */
const unfit = /[\p{Cc}\p{Bidi_Control}/\\:*?"<>|]/gu

/**
 * The name of a saved cardex, without its ending.
 * @param date shows a day as the person reads it
 * @example cardexFileName('کاردکس', { fund_name: 'چکاد بلند', from, to }, date) // 'کاردکس چکاد بلند ۱۴۰۵-۰۸-۰۱ ۱۴۰۵-۰۸-۳۰'
 */
export function cardexFileName(word: string, { fund_name, from, to }: Named, date: (iso: string) => string): string {
  const days = [from, to].map((day) => date(day).replaceAll('/', '-'))
  return [word, fund_name ?? undefined, ...days]
    .filter((part) => part !== undefined)
    .join(' ')
    .replace(unfit, '')
}
