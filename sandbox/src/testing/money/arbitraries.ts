import fc from 'fast-check'
import type { Result } from '../../gateway/session'
import type { Command } from './command'
import { buy, sell } from './orders'
import { cancelOrder, decideSilently, press, pressNewest, race } from './outcomes'
import { changePrice, look, wait } from './time'

const minuteSeconds = 60
const hourSeconds = 60 * minuteSeconds
const daySeconds = 24 * hourSeconds

const person = fc.nat({ max: 2 })
const fund = fc.nat({ max: 2 })
const which = fc.nat({ max: 12 })
const result = fc.constantFrom<Result>('SUCCESS', 'SUCCESS', 'SUCCESS', 'FAILED', 'CANCELED')

/** The minimums of the funds and one less, everyday amounts, and ones that no float may touch. */
const amount = fc.oneof(
  fc.constantFrom(0, -1, 299_999, 300_000, 499_999, 500_000, 999_999, 1_000_000),
  { weight: 4, arbitrary: fc.integer({ min: 300_000, max: 90_000_000 }) },
  fc.integer({ min: 90_000_000, max: 2_000_000_000 }),
  fc.constantFrom(2_000_000_001, 1_000_000_000_000_000),
)

/** From seconds to months; with a day and an hour more or less the cut-off and the turn of a day are crossed. */
const seconds = fc.oneof(
  fc.constantFrom(1, 19, 20, 21, 14 * minuteSeconds, 15 * minuteSeconds, 16 * minuteSeconds),
  fc.constantFrom(
    hourSeconds,
    7 * hourSeconds,
    12 * hourSeconds,
    daySeconds,
    2 * daySeconds,
    2 * daySeconds + 1,
    3 * daySeconds,
  ),
  fc.constantFrom(
    7 * daySeconds,
    8 * daySeconds,
    15 * daySeconds,
    16 * daySeconds,
    31 * daySeconds,
    61 * daySeconds,
    91 * daySeconds,
  ),
)

const withWeight = (weight: number, arbitrary: fc.Arbitrary<Command>) => Array.from({ length: weight }, () => arbitrary)

const newestOrder = 0
const toEnding = (ending: string) =>
  ending === 'paid'
    ? pressNewest()
    : decideSilently({ which: newestOrder, result: 'SUCCESS', isOtherSum: ending === 'another sum' })

/** What most people do: they order, pay, and hold it for a while. */
const invest = fc
  .record({
    person,
    fund,
    amount: fc.integer({ min: 1_000_000, max: 900_000_000 }),
    hold: fc.constantFrom(0, 30, 60, 8 * daySeconds, 31 * daySeconds),
    ending: fc.constantFrom('paid', 'paid', 'paid', 'paid', 'untold', 'another sum'),
  })
  .map((options): Command => {
    const parts = [
      buy({ ...options, how: 'once' }),
      toEnding(options.ending),
      wait({ seconds: options.hold, tick: false }),
    ]
    return {
      check: () => true,
      async run(model, real) {
        for (const part of parts) await part.run(model, real)
      },
      toString: () => `invest ${JSON.stringify(options)}`,
    }
  })

/** What may happen, the likelier more often. */
export const anyCommand: fc.Arbitrary<Command>[] = [
  ...withWeight(5, invest),
  ...withWeight(
    3,
    fc
      .record({ person, fund, amount, how: fc.constantFrom('once' as const, 'once', 'replayed', 'twin', 'changed') })
      .map(buy),
  ),
  ...withWeight(
    5,
    fc.record({ which, result, how: fc.constantFrom('once' as const, 'once', 'once', 'twice', 'tampered') }).map(press),
  ),
  fc.record({ which, result, isOtherSum: fc.boolean() }).map(decideSilently),
  ...withWeight(
    4,
    fc
      .record({
        which,
        by: fc.constantFrom('units' as const, 'amount'),
        share: fc.constantFrom(0, 0.01, 0.3, 0.5, 0.5, 1, 1, 1.01),
        how: fc.constantFrom('once' as const, 'replayed', 'twin', 'twin'),
      })
      .map(sell),
  ),
  ...withWeight(
    2,
    fc
      .record({ which, how: fc.constantFrom('once' as const, 'once', 'twin', 'replayed', 'by a stranger') })
      .map(cancelOrder),
  ),
  fc.record({ which }).map(race),
  ...withWeight(2, fc.record({ person }).map(look)),
  ...withWeight(4, fc.record({ seconds, tick: fc.boolean() }).map(wait)),
  fc.record({ fund, price: fc.constantFrom(1_000, 9_973, 61_830, 299_999, 600_000) }).map(changePrice),
]
