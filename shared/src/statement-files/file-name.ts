/** What a statement is of; without days it is of all of them. */
interface Named {
  readonly fund_name: string | null
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Characters that a file name may not have: path separators, control and bidi characters. */
const forbiddenChars = /[\p{Cc}\p{Bidi_Control}/\\:*?"<>|]/gu

/**
 * Builds the file name of a saved statement, without extension.
 * @param date formats a day
 * @example statementFileName('کاردکس', { fund_name: 'چکاد بلند', from, to }, date) // 'کاردکس چکاد بلند ۱۴۰۵-۰۸-۰۱ ۱۴۰۵-۰۸-۳۰'
 */
export function statementFileName(word: string, { fund_name, from, to }: Named, date: (iso: string) => string): string {
  const days = [from, to].map((day) => day && date(day).replaceAll('/', '-'))
  return [word, fund_name, ...days]
    .filter((part) => part)
    .join(' ')
    .replace(forbiddenChars, '')
}
