import fc from 'fast-check'
import * as commands from './commands'
import { minimumAmount, twoStepAmount } from './model'

const sent: fc.Arbitrary<commands.Sent> = fc.record({
  back: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 12 }) }),
  forged: fc.boolean(),
  twice: fc.boolean(),
})
const paidStage = fc.constantFrom('payment' as const, 'additional_amount' as const)
const often = <T>(likely: T, ...others: T[]) => fc.constantFrom(likely, likely, likely, ...others)

const forward = () => fc.constant(null).map(commands.forward)

/** What a person, the back office and the clock may do; the way forward is likelier than the way astray. */
export const anyCommand = [
  ...Array.from({ length: 9 }, forward),
  fc
    .record({
      amount: fc.constantFrom(undefined, minimumAmount - 1, minimumAmount, 1_900_000_000, twoStepAmount),
      named: fc.boolean(),
    })
    .map(commands.start),
  fc.record({ amount: fc.constantFrom(minimumAmount, twoStepAmount), named: fc.boolean() }).map(commands.start),
  fc
    .record({
      result: often('SUCCESS' as const, 'FAILED' as const, 'CANCELED' as const),
      back: fc.nat({ max: 4 }),
      short: often(false, true),
    })
    .map(commands.gateway),
  fc.record({ stage: paidStage, isRight: often(true, false), uploads: often(true, false), sent }).map(commands.slip),
  fc.record({ stage: paidStage, isRight: fc.boolean(), uploads: fc.boolean(), sent }).map(commands.slip),
  fc.record({ which: often('own' as const, 'foreign' as const, 'none' as const), sent }).map(commands.survey),
  fc.constant(null).map(commands.sendCode),
  fc
    .record({ which: often('right' as const, 'wrong' as const, 'short' as const, 'old' as const), sent })
    .map(commands.sign),
  fc
    .record({
      stage: fc.constantFrom(
        'create_prx',
        'CREATING_PRX',
        'FINALIZE',
        'message',
        'video',
        'AMOUNT',
        'SELFIE',
        '__proto__',
      ),
      sent,
    })
    .map(commands.odd),
  fc
    .record({
      stage: fc.constantFrom('payment' as const, 'additional_amount' as const, 'create_prx' as const),
      isRight: fc.boolean(),
    })
    .map(commands.verdict),
  fc.constantFrom(1, 31, 31, 120, 960).map(commands.wait),
]
