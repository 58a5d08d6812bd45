import { toJalali } from '@sarv/shared/calendar/jalali'
import {
  type BankReceipt,
  type BankTransaction,
  getBankReceipt,
  getBankStatement,
  listBankTransactions,
} from '@sarv/shared/contract/bank-transactions'
import { formatNumber } from '@sarv/shared/i18n/number-format'
import { filterMaxDays } from '@sarv/shared/rules/constants'
import { dateSpan } from '@sarv/shared/rules/date-span'
import { normalizeCode } from '@sarv/shared/text/digits'
import { findCard } from '../../bank/card'
import type { Api } from '../../context/app-context'
import type { Sql } from '../../db/sql'
import type { BankStatement } from '../../documents/bank-statement-pdf'
import { invalidField, notFound } from '../../errors/domain-error'
import { parseId } from '../../http/ids'
import { PdfResponse } from '../../http/pdf-response'
import { maskCardNumber } from '../../identifiers/check-digits'
import { runDueJobs } from '../../jobs/runner'
import type { Localizable, LocalText } from '../../local-text/local-text'
import { addDays, tehranDay } from '../../time/tehran'
import { parseDayRange } from '../lists/day-range'
import { pageSize, toPage } from '../lists/paging'
import { serve } from '../pipeline/serve'

interface Query {
  readonly account?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly type?: string | undefined
  readonly search?: string | undefined
}

const types = ['profit', 'deposit', 'withdraw', 'fee']

/** Days, type and words of a list of transactions. */
interface Filter {
  readonly accountId: number
  readonly from: string
  readonly to: string
  readonly type: string | null
  /** A pattern of the words, and the same for a number. */
  readonly words: string | null
  readonly key: string | null
}

/** The days of a filter: the last thirty where it names none, and never more (VAL-19). */
function parseSpan(query: Query, api: Api): { from: string; to: string } {
  const days = parseDayRange(query, api.clock)
  const today = tehranDay(api.clock.now())
  const to = days.to ?? today
  const from = days.from ?? addDays(to, -filterMaxDays)
  if (dateSpan(from, to, today) !== undefined)
    throw invalidField({ fa: 'بازهٔ زمانی حداکثر ۳۰ روز است', en: 'The range is at most 30 days' })
  return { from, to }
}

function parseFilter(query: Query, api: Api, accountId: number): Filter {
  const { type, search = '' } = query
  if (type !== undefined && !types.includes(type))
    throw invalidField({ fa: 'نوع تراکنش شناخته نیست.', en: 'This type of transaction is unknown.' })
  const typed = search.trim().replaceAll('ي', 'ی').replaceAll('ك', 'ک')
  const [words, key] = normalizeCode(typed) === '' ? [null, null] : [toPattern(typed), toPattern(normalizeCode(typed))]
  return { accountId, ...parseSpan(query, api), type: type ?? null, words, key }
}

const toPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const where = `account_id = $1 and at >= ($2::date::timestamp at time zone 'Asia/Tehran')
  and at < (($3::date + 1)::timestamp at time zone 'Asia/Tehran') and ($4::text is null or type = $4)
  and ($5::text is null or name ->> 'fa' ilike $5 or name ->> 'en' ilike $5 or description ilike $5 or tran_key ilike $6)`
const paramsOf = ({ accountId, from, to, type, words, key }: Filter) => [accountId, from, to, type, words, key]

const isIn = (type: string) => type === 'profit' || type === 'deposit'

interface Sums {
  readonly count: number
  readonly total_in: number
  readonly total_out: number
}

/** Sums of all pages, and of each Jalali month among them, the newest first. */
async function sumUp(sql: Sql, filter: Filter) {
  const days = await sql.query<{ day: string; type: string; count: number; sum: number }>(
    `select (at at time zone 'Asia/Tehran')::date as day, type, count(*) as count, sum(amount)::bigint as sum
     from bank_transaction where ${where} group by 1, 2 order by 1 desc`,
    paramsOf(filter),
  )
  const all = { count: 0, total_in: 0, total_out: 0 }
  const months = new Map<string, typeof all>()
  for (const { day, type, count, sum } of days) {
    const { year, month } = toJalali(day) ?? { year: 0, month: 0 }
    const name = `${year}-${String(month).padStart(2, '0')}`
    const own = months.get(name) ?? { count: 0, total_in: 0, total_out: 0 }
    months.set(name, own)
    for (const sums of [all, own]) {
      sums.count += count
      sums[isIn(type) ? 'total_in' : 'total_out'] += sum
    }
  }
  return { ...all, months: [...months].map(([month, { total_in, total_out }]) => ({ month, total_in, total_out })) }
}

interface Row extends Omit<BankTransaction, 'name' | 'date'> {
  readonly name: LocalText
  readonly at: Date
}

async function listRows(
  sql: Sql,
  filter: Filter,
  limit = '',
): Promise<(Omit<BankTransaction, 'name'> & { name: LocalText })[]> {
  const rows = await sql.query<Row>(
    `select t.id, t.type, t.name, t.at, t.amount, t.tran_key, t.description,
       exists (select 1 from bank_transfer f where f.id = t.id) as has_receipt
     from bank_transaction t where ${where} order by at desc, id desc ${limit}`,
    paramsOf(filter),
  )
  return rows.map(({ at, ...row }) => ({ ...row, date: at.toISOString() }))
}

const fileName = ({ from, to }: Filter): LocalText => ({
  fa: `صورت‌حساب ${from} تا ${to}.pdf`,
  en: `Statement ${from} to ${to}.pdf`,
})

/** Rows of a statement at most: to print them takes two seconds, and no person reads more. */
const maxPrinted = 1000

const tooManyRows: LocalText = {
  fa: `صورت‌حساب حداکثر ${formatNumber(maxPrinted, 'fa')} تراکنش دارد. بازهٔ کوتاه‌تری انتخاب کنید.`,
  en: `A statement has at most ${formatNumber(maxPrinted, 'en')} transactions. Choose a shorter range.`,
}

export function bankTransactionRoutes(api: Api): void {
  async function ownAccount(db: Sql, sub: string, accountId: number | undefined) {
    await runDueJobs(db, api, sub)
    const card = await findCard(db, sub, accountId)
    if (card === undefined) throw notFound()
    return card
  }

  serve(api, listBankTransactions, async ({ db, person, query }) => {
    const { account_id } = await ownAccount(db, person.sub, query.account)
    const filter = parseFilter(query, api, account_id)
    const { page = 1 } = query
    const { count, ...sums } = await sumUp(db, filter)
    const rows = await listRows(db, filter, `limit ${pageSize} offset ${(page - 1) * pageSize}`)
    return { ...toPage(rows, page, count), ...sums }
  })

  serve(api, getBankStatement, async ({ db, person, query, language }) => {
    const card = await ownAccount(db, person.sub, query.account)
    const filter = parseFilter(query, api, card.account_id)
    const { count, total_in, total_out }: Sums = await sumUp(db, filter)
    if (count > maxPrinted) {
      throw invalidField(tooManyRows)
    }
    const [owner] = await db.query<{ name: string }>(
      "select concat_ws(' ', first_name, last_name) as name from person where sub = $1",
      [person.sub],
    )
    const statement: BankStatement = {
      holder: owner?.name ?? '',
      account_number: card.account_number,
      iban: card.iban,
      card_number: maskCardNumber(card.number),
      from: filter.from,
      to: filter.to,
      total_in,
      total_out,
      rows: (await listRows(db, filter)).map((row) => ({ ...row, name: row.name[language] })),
    }
    return new PdfResponse({ kind: 'bank-statement', statement, language }, fileName(filter)[language])
  })

  serve(api, getBankReceipt, async ({ db, person, params }): Promise<Localizable<BankReceipt>> => {
    await runDueJobs(db, api, person.sub)
    const [row] = await db.query<Omit<BankReceipt, 'message' | 'updated_at' | 'account' | 'user'> & ReceiptMore>(
      `select t.id, t.amount, t.fee, t.reference as bank_reference, t.destination_title, t.destination as destination_address,
         t.type as transaction_type, t.status, t.message, t.description, t.updated_at, t.card_number, a.account_number,
         concat_ws(' ', p.first_name, p.last_name) as user_name
       from bank_transfer t join card_account a on a.id = t.account_id join person p on p.sub = a.sub
       where t.id = $1 and a.sub = $2`,
      [parseId(params.id), person.sub],
    )
    if (row === undefined) throw notFound()
    const { updated_at, card_number, account_number, user_name, destination_address, ...rest } = row
    const isCard = rest.transaction_type === 'card'
    return {
      ...rest,
      destination_icon: isCard ? 'credit-card' : 'landmark',
      destination_address: isCard ? maskCardNumber(destination_address) : destination_address,
      destination_number: destination_address,
      updated_at: updated_at.toISOString(),
      account: { card_number, account_number },
      user: { name: user_name },
    }
  })
}

interface ReceiptMore {
  readonly message: LocalText | null
  readonly updated_at: Date
  readonly card_number: string
  readonly account_number: string
  readonly user_name: string
}
