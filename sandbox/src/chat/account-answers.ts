import type { Language } from '@sarv/platform/client/i18n/language'
import { type Formatter, formatterFor } from '@sarv/shared/format/format'
import type { Sql } from '../db/sql'
import { isOpen } from '../ledger/order-timeline'
import type { LocalText } from '../local-text/local-text'
import { accountKeywords, accountTexts, cardTexts, orderTexts, transferTexts } from './account-answer-texts'
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
  const texts = orderTexts[language]
  const orders = await sql.query<OrderRow>(
    `select o.id, f.name as fund_name, o.side, o.amount, o.status, o.settles_on, o.tracking_code
     from fund_order o join fund f on f.ds_code = o.ds_code where o.sub = $1 order by o.id desc limit $2`,
    [sub, maxRows],
  )
  const open = orders.filter(({ status }) => isOpen(status))
  const lines = (open.length > 0 ? open : orders.slice(0, 1)).map((order) =>
    texts.line({
      title: texts.title(order.side, order.fund_name[language]),
      amount: format.rial(order.amount),
      status: texts.statuses[order.status] ?? order.status,
      day: order.settles_on !== null && isOpen(order.status) ? format.dateLong(order.settles_on) : undefined,
      code: format.digits(order.tracking_code),
    }),
  )
  const [newest] = open.length > 0 ? open : orders
  return [
    {
      title: texts.heading,
      body: [open.length > 0 ? texts.open(format.number(open.length)) : texts.none, ...lines].join('\n'),
      keywords: accountKeywords[language].orders,
      action:
        newest === undefined || open.length > 1
          ? { title: texts.all, action_type: 'FUND_ORDERS', link: null }
          : {
              title: texts.title(newest.side, newest.fund_name[language]),
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
  const texts = cardTexts[language]
  const [card] = await sql.query<CardRow>(
    `select a.status, a.account_status, c.is_blocked, right(c.number, 4) as ends
     from card_account a left join bank_card c on c.account_id = a.id and c.replaced_at is null where a.sub = $1`,
    [sub],
  )
  return [
    {
      title: texts.heading,
      body: card === undefined ? texts.none : tellCard(card, language),
      keywords: accountKeywords[language].card,
      action: { title: texts.link, action_type: 'BANK', link: null },
    },
  ]
}

function tellCard({ status, account_status, is_blocked, ends }: CardRow, language: Language): string {
  const texts = cardTexts[language]
  const state = is_blocked ? texts.blocked : (texts.statuses[status] ?? texts.statuses.waiting ?? '')
  const account = account_status === null ? undefined : accountTexts[language][account_status]
  return [
    ends === null ? state : `${texts.number(formatterFor(language).digits(ends))} ${state}`,
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
  const texts = transferTexts[language]
  return transfers.map((transfer, index) => {
    const title = texts.title(format.rial(transfer.amount), transfer.destination_title)
    return {
      title,
      body: [
        texts.line(
          format.dateLong(transfer.created_at.toISOString()),
          texts.statuses[transfer.status] ?? transfer.status,
          format.digits(transfer.reference),
        ),
        // A person typed it: it is told as it stands, and is never more than a text.
        ...(transfer.description ? [texts.description(withoutDeceivingMarks(transfer.description))] : []),
      ].join('\n'),
      // A person who asks for a transfer without saying which means the newest.
      keywords: index === 0 ? accountKeywords[language].transfer : '',
      action: { title: texts.receipt, action_type: 'BANK_RECEIPT', link: String(transfer.id) },
    }
  })
}
