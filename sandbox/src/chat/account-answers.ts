import type { Language } from '@sarv/platform/client/i18n/language'
import { type Formatter, formatterFor } from '@sarv/shared/format/format'
import type { Sql } from '../db/sql'
import { isOpen } from '../ledger/order-timeline'
import { fill } from '../local-text/fill'
import type { LocalText } from '../local-text/local-text'
import texts from './answer-texts.json'
import type { Passage } from './passage'
import { withoutDeceivingMarks } from './question-text'

/** A passage of one person's own data, made for one question and kept nowhere. */
export interface AccountPassage extends Passage {
  /** What people call it; found like the title, never shown. */
  readonly keywords: string
}

/** Orders and transfers that are looked at: the newest. */
const maxRows = 5

/** What the assistant may tell one person of their own: orders, card, transfers. Everything is asked by `sub`. */
export async function accountPassages(sql: Sql, sub: string, language: Language): Promise<AccountPassage[]> {
  const format = formatterFor(language)
  return [
    ...(await orderPassages(sql, sub, format)),
    ...(await cardPassages(sql, sub, language)),
    ...(await transferPassages(sql, sub, format)),
  ]
}

/** @example orderTitle('en', 'BUY', fund.name) // 'Purchase of Hamun Pure Gold' */
export const orderTitle = (language: Language, side: 'BUY' | 'SELL', fund: LocalText) =>
  fill(side === 'BUY' ? texts[language].orders.buy : texts[language].orders.sell, { fund: fund[language] })

const wordFor = (words: Readonly<Record<string, string>>, key: string) => words[key]

interface OrderRow {
  readonly id: number
  readonly fund_name: LocalText
  readonly side: 'BUY' | 'SELL'
  readonly amount: number
  readonly status: string
  readonly settles_on: string | null
  readonly tracking_code: string
}

async function orderPassages(sql: Sql, sub: string, format: Formatter): Promise<AccountPassage[]> {
  const { language } = format
  const { orders: words, keywords } = texts[language]
  const orders = await sql.query<OrderRow>(
    `select o.id, f.name as fund_name, o.side, o.amount, o.status, o.settles_on, o.tracking_code
     from fund_order o join fund f on f.ds_code = o.ds_code where o.sub = $1 order by o.id desc limit $2`,
    [sub, maxRows],
  )
  const open = orders.filter(({ status }) => isOpen(status))
  const lines = (open.length > 0 ? open : orders.slice(0, 1)).map((order) => {
    const settles = isOpen(order.status) ? order.settles_on : null
    return fill(settles === null ? words.line : words.lineWithDay, {
      title: orderTitle(language, order.side, order.fund_name),
      amount: format.rial(order.amount),
      status: wordFor(words.statuses, order.status) ?? order.status,
      day: settles === null ? '' : format.fullDate(settles),
      code: format.digits(order.tracking_code),
    })
  })
  const [newest] = open.length > 0 ? open : orders
  return [
    {
      title: words.heading,
      body: [
        open.length > 0
          ? fill(open.length === 1 ? words.openOne : words.openMany, { count: format.number(open.length) })
          : words.none,
        ...lines,
      ].join('\n'),
      keywords: keywords.orders,
      action:
        newest === undefined || open.length > 1
          ? { title: words.all, action_type: 'FUND_ORDERS', link: null }
          : {
              title: orderTitle(language, newest.side, newest.fund_name),
              action_type: 'ORDER',
              link: String(newest.id),
            },
    },
  ]
}

interface CardRow {
  readonly status: string
  readonly account_status: string | null
  readonly is_blocked: boolean | null
  readonly ends: string | null
}

async function cardPassages(sql: Sql, sub: string, language: Language): Promise<AccountPassage[]> {
  const { card: words, keywords } = texts[language]
  const [card] = await sql.query<CardRow>(
    `select a.status, a.account_status, c.is_blocked, right(c.number, 4) as ends
     from card_account a left join bank_card c on c.account_id = a.id and c.replaced_at is null where a.sub = $1`,
    [sub],
  )
  return [
    {
      title: words.heading,
      body: card === undefined ? words.none : tellCard(card, language),
      keywords: keywords.card,
      action: { title: words.link, action_type: 'BANK', link: null },
    },
  ]
}

function tellCard({ status, account_status, is_blocked, ends }: CardRow, language: Language): string {
  const { card: words, account: accounts } = texts[language]
  const state = is_blocked ? words.blocked : (wordFor(words.statuses, status) ?? words.statuses.waiting)
  const account = account_status === null ? undefined : wordFor(accounts, account_status)
  return [
    ends === null ? state : `${fill(words.number, { ends: formatterFor(language).digits(ends) })} ${state}`,
    ...(account === undefined ? [] : [account]),
  ].join('\n')
}

interface TransferRow {
  readonly id: number
  readonly amount: number
  readonly status: string
  readonly description: string | null
  readonly destination_title: string
  readonly reference: string
  readonly created_at: Date
}

async function transferPassages(sql: Sql, sub: string, format: Formatter): Promise<AccountPassage[]> {
  const { language } = format
  const transfers = await sql.query<TransferRow>(
    `select t.id, t.amount, t.status, t.description, t.destination_title, t.reference, t.created_at
     from bank_transfer t join card_account a on a.id = t.account_id where a.sub = $1 order by t.id desc limit $2`,
    [sub, maxRows],
  )
  const { transfers: words, keywords } = texts[language]
  return transfers.map((transfer, index) => {
    const title = fill(words.title, { amount: format.rial(transfer.amount), to: transfer.destination_title })
    return {
      title,
      body: [
        fill(words.line, {
          day: format.fullDate(transfer.created_at.toISOString()),
          status: wordFor(words.statuses, transfer.status) ?? transfer.status,
          reference: format.digits(transfer.reference),
        }),
        // A person typed it: it is told as it stands, and is never more than a text.
        ...(transfer.description
          ? [fill(words.description, { text: withoutDeceivingMarks(transfer.description) })]
          : []),
      ].join('\n'),
      // A person who asks for a transfer without saying which means the newest.
      keywords: index === 0 ? keywords.transfer : '',
      action: { title: words.receipt, action_type: 'BANK_RECEIPT', link: String(transfer.id) },
    }
  })
}
