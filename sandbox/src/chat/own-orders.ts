import { formatterFor } from '@sarv/shared/format/format'
import { isRevocable } from '../ledger/due'
import { isOpen } from '../ledger/order-timeline'
import { fill } from '../local-text/fill'
import type { LocalText } from '../local-text/local-text'
import { orderTitle } from './account-answers'
import type { Answer, Asked } from './answer'
import answerTexts from './answer-texts.json'
import { anyWord } from './word-pattern'

interface OrderRow {
  readonly id: number
  readonly ds_code: string
  readonly side: 'BUY' | 'SELL'
  readonly amount: number
  readonly status: string
  readonly settles_on: string | null
  readonly due_at: Date | null
  readonly name: LocalText
}

const maxShown = 5
const buying = anyWord('خرید buy purchase')
const selling = anyWord('فروش sale sell')

/** Orders that the question means: of the fund and the side that it names, the newest first. */
async function readOrders({ sql, sub, text, named }: Asked): Promise<OrderRow[]> {
  const codes = named.map(({ ds_code }) => ds_code)
  const side = buying.test(text) === selling.test(text) ? null : buying.test(text) ? 'BUY' : 'SELL'
  return sql.query<OrderRow>(
    `select o.id, o.ds_code, o.side, o.amount, o.status, o.settles_on, o.due_at, f.name
     from fund_order o join fund f on f.ds_code = o.ds_code
     where o.sub = $1 and ($2::text[] = '{}' or o.ds_code = any($2)) and ($3::text is null or o.side = $3)
     order by o.id desc limit 50`,
    [sub, codes, side],
  )
}

/** What can still be taken back; a settled or cancelled order cannot, and neither can one that is due. */
const canCancel = ({ status, due_at }: OrderRow, now: Date) =>
  status === 'WAITING' || isRevocable({ status, due_at }, now)

/** State and settlement of the open orders, else of the newest one; those that can be cancelled with a way to it. */
export async function tellOrders(asked: Asked): Promise<Answer> {
  const { language, clock } = asked
  const { orders: texts, figures } = answerTexts[language]
  const { rial, number, day: sayDay } = formatterFor(language)
  const all = await readOrders(asked)
  const open = all.filter(({ status }) => isOpen(status))
  const told = (open.length > 0 ? open : all.slice(0, 1)).slice(0, maxShown)
  const stateOf = ({ status, settles_on }: OrderRow) => {
    const state = (texts.statuses as Readonly<Record<string, string>>)[status] ?? status
    const day =
      isOpen(status) && settles_on !== null ? sayDay(settles_on, { weekday: true, now: clock.now() }) : undefined
    return day === undefined ? state : fill(texts.stateWithDay, { state, day })
  }
  const head =
    open.length === 0
      ? texts.none
      : fill(open.length === 1 ? texts.openOne : texts.openMany, { count: number(open.length) })
  const lines = told.map((order) =>
    fill(texts.short, {
      title: orderTitle(language, order.side, order.name),
      amount: rial(order.amount),
      state: stateOf(order),
    }),
  )
  const [only] = told
  return {
    text: [head, ...lines].join('\n'),
    figures: told.map((order) => ({ label: orderTitle(language, order.side, order.name), value: rial(order.amount) })),
    actions: [
      told.length === 1 && only !== undefined
        ? { title: orderTitle(language, only.side, only.name), action_type: 'ORDER', link: String(only.id) }
        : { title: texts.all, action_type: 'FUND_ORDERS', link: null },
      ...told
        .filter((order) => canCancel(order, clock.now()))
        .map((order) => cancelAction(order, asked, figures.cancelLink)),
    ],
  }
}

/** Orders that can still be cancelled, each with its page; without one, the question what to cancel. */
export async function tellCancellable(asked: Asked): Promise<Answer> {
  const { language, clock } = asked
  const texts = answerTexts[language].figures
  const { rial } = formatterFor(language)
  const orders = (await readOrders(asked)).filter((order) => canCancel(order, clock.now())).slice(0, maxShown)
  if (orders.length === 0)
    return {
      text: texts.cancelNothing,
      actions: [{ title: answerTexts[language].orders.all, action_type: 'FUND_ORDERS', link: null }],
    }
  return {
    text: texts.cancel,
    figures: orders.map((order) => ({
      label: orderTitle(language, order.side, order.name),
      value: rial(order.amount),
    })),
    actions: orders.map((order) => cancelAction(order, asked, texts.cancelLink)),
  }
}

const cancelAction = ({ id, side, name }: OrderRow, { language }: Asked, title: string) => ({
  title: fill(title, { order: orderTitle(language, side, name) }),
  action_type: 'CANCEL_ORDER',
  link: String(id),
})
