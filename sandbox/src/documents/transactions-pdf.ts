import type { Language } from '@sarv/platform/client/i18n/language'
import { formatDate } from '@sarv/shared/calendar/format-date'
import type { FundTransaction } from '@sarv/shared/contract/fund-transactions'
import { formatDigits } from '@sarv/shared/text/digits'
import { fill } from '../local-text/fill'
import { tehranTime } from '../time/tehran'
import { pdfNumber } from './pdf-renderer'
import texts from './pdf-texts.json'
import { renderTablePdf } from './table-pdf'

/** What a list of fund transactions says. */
export interface TransactionList {
  readonly holder: string
  /** Null for all funds. */
  readonly fund: { readonly name: string; readonly code: string } | null
  /** Null where the list begins with the first, or ends with the newest one. */
  readonly from: string | null
  readonly to: string | null
  /** Newest first. */
  readonly rows: readonly Pick<FundTransaction, 'date' | 'fund_name' | 'type' | 'status' | 'amount' | 'order_id'>[]
}

const widths = ['20%', '24%', '18%', '18%', '10%', '10%'] as const

/** The transactions of a person's funds as a PDF in one language. (INV-060) */
export function renderTransactionsPdf(list: TransactionList, language: Language): Promise<Buffer> {
  const words = texts[language].transactions
  const { title, heads, note, total } = words
  const number = (value: number) => pdfNumber(value, language)
  const day = (iso: string | null, otherwise: string) => (iso === null ? otherwise : formatDate(iso, language))
  const sumOf = (wanted: string) =>
    list.rows.reduce((sum, row) => (row.type === wanted && row.status === 'SUCCESS' ? sum + row.amount : sum), 0)
  return renderTablePdf({
    language,
    title,
    facts: [
      fill(words.holder, { name: list.holder }),
      list.fund === null
        ? words.allFunds
        : fill(words.fund, { name: list.fund.name, code: formatDigits(list.fund.code, language) }),
      fill(words.range, { from: day(list.from, words.beginning), to: day(list.to, words.today) }),
    ],
    note,
    columns: heads.map((head, index) => ({ head, width: widths[index] ?? '0%' })),
    rows: list.rows.map(({ date, fund_name, type, amount, status: word, order_id }) => [
      `${formatDate(date, language)} ${formatDigits(tehranTime(new Date(date)).slice(0, 5), language)}`,
      fund_name,
      type === 'INCREASE' ? number(amount) : '',
      type === 'INCREASE' ? '' : number(amount),
      word === 'SUCCESS' ? words.done : word === 'WAITING' ? words.waiting : words.failed,
      order_id === null ? '' : formatDigits(String(order_id), language),
    ]),
    total: ['', total, number(sumOf('INCREASE')), number(sumOf('DECREASE')), '', ''],
  })
}
