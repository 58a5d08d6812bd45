import type { Language } from '@sarv/platform/client/i18n/language'
import { formatDate } from '@sarv/shared/calendar/format-date'
import type { FundTransaction } from '@sarv/shared/contract/fund-transactions'
import { formatDigits } from '@sarv/shared/text/digits'
import { tehranTime } from '../time/tehran'
import { pdfNumber } from './pdf-renderer'
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

interface Words {
  readonly title: string
  readonly heads: readonly [day: string, fund: string, paid: string, received: string, status: string, order: string]
  readonly holder: (name: string) => string
  readonly fund: (name: string, code: string) => string
  readonly allFunds: string
  readonly range: (from: string, to: string) => string
  readonly beginning: string
  readonly today: string
  readonly note: string
  readonly total: string
  readonly status: (word: string) => string
}

const words: Readonly<Record<Language, Words>> = {
  fa: {
    title: 'تراکنش‌های صندوق‌ها',
    heads: ['تاریخ', 'صندوق', 'واریز برای خرید', 'برداشت از فروش', 'وضعیت', 'سفارش'],
    holder: (name) => `دارنده: ${name}`,
    fund: (name, code) => `صندوق: ${name}، کد ${code}`,
    allFunds: 'صندوق: همهٔ صندوق‌ها',
    range: (from, to) => `بازه: از ${from} تا ${to}`,
    beginning: 'آغاز',
    today: 'امروز',
    note: 'مبالغ به ریال است. در جمع تنها تراکنش‌های موفق آمده است.',
    total: 'جمع',
    status: (word) => (word === 'SUCCESS' ? 'موفق' : word === 'WAITING' ? 'در انتظار' : 'ناموفق'),
  },
  en: {
    title: 'Fund transactions',
    heads: ['Date', 'Fund', 'Paid in', 'Paid out', 'Status', 'Order'],
    holder: (name) => `Holder: ${name}`,
    fund: (name, code) => `Fund: ${name}, code ${code}`,
    allFunds: 'Fund: all funds',
    range: (from, to) => `Range: ${from} to ${to}`,
    beginning: 'the beginning',
    today: 'today',
    note: 'Amounts in rial. Only successful transactions are in the totals.',
    total: 'Total',
    status: (word) => (word === 'SUCCESS' ? 'Done' : word === 'WAITING' ? 'Waiting' : 'Failed'),
  },
}

const widths = ['20%', '24%', '18%', '18%', '10%', '10%'] as const

/** The transactions of a person's funds as a PDF in one language. (INV-060) */
export function renderTransactionsPdf(list: TransactionList, language: Language): Promise<Buffer> {
  const { title, heads, holder, fund, allFunds, range, beginning, today, note, total, status } = words[language]
  const number = (value: number) => pdfNumber(value, language)
  const day = (iso: string | null, otherwise: string) => (iso === null ? otherwise : formatDate(iso, language))
  const sumOf = (wanted: string) =>
    list.rows.reduce((sum, row) => (row.type === wanted && row.status === 'SUCCESS' ? sum + row.amount : sum), 0)
  return renderTablePdf({
    language,
    title,
    facts: [
      holder(list.holder),
      list.fund === null ? allFunds : fund(list.fund.name, formatDigits(list.fund.code, language)),
      range(day(list.from, beginning), day(list.to, today)),
    ],
    note,
    columns: heads.map((head, index) => ({ head, width: widths[index] ?? '0%' })),
    rows: list.rows.map(({ date, fund_name, type, amount, status: word, order_id }) => [
      `${formatDate(date, language)} ${formatDigits(tehranTime(new Date(date)).slice(0, 5), language)}`,
      fund_name,
      type === 'INCREASE' ? number(amount) : '',
      type === 'INCREASE' ? '' : number(amount),
      status(word),
      order_id === null ? '' : formatDigits(String(order_id), language),
    ]),
    total: ['', total, number(sumOf('INCREASE')), number(sumOf('DECREASE')), '', ''],
  })
}
