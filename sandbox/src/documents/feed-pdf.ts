import type { Language } from '@sarv/platform/client/i18n/language'
import { formatDate } from '@sarv/shared/calendar/format-date'
import type { FeedEntry } from '@sarv/shared/contract/feed'
import { formatDigits } from '@sarv/shared/text/digits'
import { fill } from '../local-text/fill'
import { tehranTime } from '../time/tehran'
import { pdfNumber } from './pdf-renderer'
import texts from './pdf-texts.json'
import { renderTablePdf } from './table-pdf'

/** What a list of all money says. */
export interface FeedList {
  readonly holder: string
  /** Null where the list begins with the first, or ends with the newest one. */
  readonly from: string | null
  readonly to: string | null
  /** Newest first. */
  readonly rows: readonly Pick<
    FeedEntry,
    'date' | 'title' | 'kind' | 'product' | 'direction' | 'amount' | 'fee' | 'status'
  >[]
}

const widths = ['18%', '34%', '15%', '15%', '8%', '10%'] as const

/** Movements of a person's money as a PDF in one language. (INV-089) */
export function renderFeedPdf(list: FeedList, language: Language): Promise<Buffer> {
  const words = texts[language].feed
  const number = (value: number) => pdfNumber(value, language)
  const day = (iso: string | null, otherwise: string) => (iso === null ? otherwise : formatDate(iso, language))
  const kinds: Readonly<Record<string, string>> = words.kinds
  // Of the account, what failed came back in a row of its own.
  const moved = list.rows.filter(({ product, status }) => product === 'ACCOUNT' || status === 'SUCCESS')
  const sumOf = (wanted: string) =>
    moved.reduce((sum, { direction, amount, fee, kind }) => {
      if (direction !== wanted || kind === 'GIFT') return sum
      return sum + amount + (direction === 'OUT' ? fee : 0)
    }, 0)
  return renderTablePdf({
    language,
    title: words.title,
    facts: [
      fill(words.holder, { name: list.holder }),
      fill(words.range, { from: day(list.from, words.beginning), to: day(list.to, words.today) }),
    ],
    note: words.note,
    columns: words.heads.map((head, index) => ({ head, width: widths[index] ?? '0%' })),
    rows: list.rows.map(({ date, title, kind, direction, amount, fee, status }) => [
      `${formatDate(date, language)} ${formatDigits(tehranTime(new Date(date)).slice(0, 5), language)}`,
      `${kinds[kind] ?? words.other}: ${title}`,
      direction === 'IN' ? number(amount) : '',
      direction === 'IN' ? '' : number(amount),
      fee === 0 ? '' : number(fee),
      status === 'SUCCESS' ? words.done : status === 'WAITING' || status === 'REVIEW' ? words.waiting : words.failed,
    ]),
    total: ['', words.total, number(sumOf('IN')), number(sumOf('OUT')), '', ''],
  })
}
