import { randomUUID } from 'node:crypto'
import { expect } from '@jest/globals'
import type { Order } from '@sarv/shared/contract/fund-orders'
import { decide, type Result } from '../../gateway/session'
import { type Command, command, statuses, step } from './command'
import { cancel, type Model, type ModelOrder, pay } from './model'
import { findCustomer, type Walk } from './walk'

const cancelPath = (order: ModelOrder) => `/fund/api/v1/orders/${order.id}/cancel/`
const pick = <Item>(items: readonly Item[], which: number): Item | undefined => items[which % Math.max(1, items.length)]
const purchases = (model: Readonly<Model>) => model.orders.filter((one) => one.side === 'BUY')
const isOpen = ({ status }: ModelOrder) => status === 'WAITING' || status === 'PENDING'

type OnOrder = (parts: { model: Model; real: Walk; order: ModelOrder; now: number }) => Promise<void>

/** A command about one of the orders so far, chosen by a number. */
function about(
  name: string,
  options: { which: number },
  { among, act }: { among: (model: Readonly<Model>) => readonly ModelOrder[]; act: OnOrder },
): Command {
  const orderIn = (model: Readonly<Model>) => pick(among(model), options.which)
  const run = step(
    (model) => orderIn(model)?.person ?? 0,
    async (model, real, now) => {
      const order = orderIn(model)
      if (order !== undefined) await act({ model, real, order, now })
    },
  )
  return command(name, options, run, (model) => among(model).length > 0)
}

function end(order: ModelOrder, result: Result, now: number): void {
  if (result === 'SUCCESS') pay(order, now)
  else order.status = result
}

export interface Press {
  readonly which: number
  readonly result: Result
  /** Twice at once, or with an amount that is not the payment's. */
  readonly how: 'once' | 'twice' | 'tampered'
}

/** A button on the gateway's page, of a payment that may have ended long ago. */
export const press = (options: Press): Command =>
  about('press', options, {
    among: purchases,
    async act({ real, order, now }) {
      const amount = options.how === 'tampered' ? order.asked - 1 : order.asked
      const one = async () => (await real.app.press(order.landing, options.result, amount)).status
      const responses = options.how === 'twice' ? await Promise.all([one(), one(), one()]) : [await one()]
      expect(new Set(responses)).toEqual(new Set([options.how === 'tampered' ? 400 : 303]))
      if (options.how !== 'tampered' && order.status === 'WAITING') end(order, options.result, now)
    },
  })

/** The person pays the order that was made last. */
export const pressNewest = (): Command =>
  about(
    'press newest',
    { which: 0 },
    {
      among: (model) => purchases(model).slice(-1),
      async act({ real, order, now }) {
        expect(await real.app.press(order.landing, 'SUCCESS', order.amount)).toMatchObject({ status: 303 })
        if (order.status === 'WAITING') pay(order, now)
      },
    },
  )

export interface Silent {
  readonly which: number
  readonly result: Result
  /** The gateway took another sum than was asked for. */
  readonly isOtherSum: boolean
}

/** The gateway decides, and nobody tells the shop (F48). */
export const decideSilently = (options: Silent): Command =>
  about('decide silently', options, {
    among: (model) =>
      purchases(model)
        .filter((one) => one.status === 'WAITING')
        .toReversed(),
    async act({ real, order, now }) {
      const { db, clock } = real.app
      const [payment] = await db.query<{ token: string }>(
        'select gateway_reference as token from payment where uuid = $1',
        [order.uuid],
      )
      const token = payment?.token ?? ''
      if (options.isOtherSum) {
        order.asked -= 1
        await db.query('update gateway_session set amount = $2 where token = $1', [token, order.asked])
      }
      await decide(db, clock, { token, psp: 'negin', result: options.result })
      end(order, options.isOtherSum && options.result === 'SUCCESS' ? 'FAILED' : options.result, now)
    },
  })

export interface Cancel {
  readonly which: number
  readonly how: 'once' | 'twin' | 'replayed' | 'by a stranger'
}

export const cancelOrder = (options: Cancel): Command =>
  about('cancel', options, {
    among: (model) => model.orders,
    async act({ real, order, now }) {
      const owner = findCustomer(real, order.person)
      if (options.how === 'by a stranger') {
        const stranger = findCustomer(real, (order.person + 1) % real.customers.length)
        expect((await stranger.post(cancelPath(order))).status).toBe(404)
        expect((await stranger.get(`/fund/api/v1/orders/${order.id}/`)).status).toBe(404)
        return
      }
      const key = randomUUID()
      const one = (with_: string) => owner.post<Order>(cancelPath(order), {}, with_)
      const responses = options.how === 'twin' ? await Promise.all([one(key), one(randomUUID())]) : [await one(key)]
      if (options.how === 'replayed') responses.push(await one(key))
      const again = { once: [], twin: [400], replayed: [200], 'by a stranger': [] }[options.how]
      const refused = responses.map(() => 400)
      expect(statuses(responses)).toEqual(isOpen(order) ? [200, ...again] : refused)
      if (isOpen(order)) cancel(order, now)
    },
  })

/** Payment, second press, cancellation and a look at the same moment: whichever came first, the order ends cancelled. */
export const race = (options: { which: number }): Command =>
  about('race', options, {
    among: (model) => purchases(model).filter(isOpen),
    async act({ real, order, now }) {
      const owner = findCustomer(real, order.person)
      const { db, press: button } = real.app
      await Promise.all([
        button(order.landing, 'SUCCESS', order.asked),
        owner.post(cancelPath(order)),
        button(order.landing, 'SUCCESS', order.asked),
        owner.get('/fund/api/v1/user_asset/'),
      ])
      const [payment] = await db.query<{ status: string }>('select status from payment where uuid = $1', [order.uuid])
      if (order.status === 'WAITING' && payment?.status === 'SUCCESS') pay(order, now)
      cancel(order, now)
    },
  })
