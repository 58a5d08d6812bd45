import type { TicketContent } from './ticket'

/** What a file system, or a reader of its names, could take for something else. */
const unfit = /[^\p{L}\p{N}\u200c -]+/gu

/**
 * What the picture of a receipt is called, so that one is told from the next: by the number that can be copied, or else by
 * its day.
 * @example pictureName('رسید سرو', { rows: [] , day: 'جمعه ۲۹ آبان ۱۴۰۵' }) // 'رسید سرو جمعه ۲۹ آبان ۱۴۰۵'
 */
export function pictureName(words: string, { rows, day }: Pick<TicketContent, 'rows' | 'day'>): string {
  const mark = rows.find(({ copy }) => copy !== undefined)?.copy?.text ?? day
  return mark === undefined ? words : `${words} ${mark.replace(unfit, '-')}`
}
