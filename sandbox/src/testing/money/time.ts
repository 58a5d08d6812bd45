import { type Command, command } from './command'
import { beat, keepUp, lookAround, setPrice } from './walk'

export interface Wait {
  readonly seconds: number
  /** Whether the background looks afterwards; otherwise whoever comes next finds what is due. */
  readonly beat: boolean
}

export const wait = (wish: Wait): Command =>
  command('wait', wish, async (model, real) => {
    real.market.clock.advance(wish.seconds)
    if (wish.beat) await beat(model, real)
    else await keepUp(model, real)
  })

export interface NewPrice {
  readonly fund: number
  readonly price: number
}

/** The price of today changes, for what is settled from now on. */
export const changePrice = (wish: NewPrice): Command =>
  command('price', wish, async (model, real) => {
    // What was due before has the old price, whoever comes late.
    await beat(model, real)
    await setPrice(real.market, `fund:${real.funds[wish.fund]?.code}`, wish.price)
    real.pricesUntil = ''
    await keepUp(model, real)
  })

export const look = (wish: { person: number }): Command =>
  command('look', wish, async (model, real) => {
    await keepUp(model, real)
    await lookAround(model, real, wish.person)
  })
