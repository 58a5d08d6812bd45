import { type Command, command } from './command'
import { checkPages, setPrice, syncModel, tick } from './walk'

export interface Wait {
  readonly seconds: number
  /** Whether the background looks afterwards; otherwise whoever comes next finds what is due. */
  readonly tick: boolean
}

export const wait = (options: Wait): Command =>
  command('wait', options, async (model, real) => {
    real.app.clock.advance(options.seconds)
    if (options.tick) await tick(model, real)
    else await syncModel(model, real)
  })

export interface NewPrice {
  readonly fund: number
  readonly price: number
}

/** The price of today changes, for what is settled from now on. */
export const changePrice = (options: NewPrice): Command =>
  command('price', options, async (model, real) => {
    // What was due before has the old price, whoever comes late.
    await tick(model, real)
    await setPrice(real.app, `fund:${real.funds[options.fund]?.code}`, options.price)
    real.pricesUntil = ''
    await syncModel(model, real)
  })

export const look = (options: { person: number }): Command =>
  command('look', options, async (model, real) => {
    await syncModel(model, real)
    await checkPages(model, real, options.person)
  })
