import type { StageKey } from '@sarv/shared/stages/stage-key'
import fc from 'fast-check'
import * as commands from './commands'

const own: StageKey[] = ['base_info', 'card', 'video', 'address', 'payment', 'reissue_card_confirm_otp']
const odd: StageKey[] = ['finalize', 'message', 'risk', 'create_prx']
const often = <T>(likely: T, ...others: T[]) => fc.constantFrom(likely, likely, likely, ...others)
const forward = () => fc.constant(null).map(commands.forward)
const submission = (stages: StageKey[]) =>
  fc
    .record({
      stage: fc.constantFrom(...stages),
      isGood: often(true, false),
      back: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat({ max: 12 }) }),
      forged: fc.boolean(),
      twice: fc.boolean(),
    })
    .map(commands.submit)

/** What a person, the bank and the clock may do; the way forward is likelier than the way astray. */
export const anyCommand = [
  ...Array.from({ length: 9 }, forward),
  fc.constant(null).map(commands.start),
  fc.constant(null).map(commands.sendCode),
  fc.record({ isGood: often(true, false) }).map(commands.upload),
  submission(own),
  submission(own),
  submission(odd),
  fc
    .record({
      result: often('SUCCESS' as const, 'FAILED' as const, 'CANCELED' as const),
      back: fc.nat({ max: 4 }),
    })
    .map(commands.pay),
  fc
    .record({ stage: fc.constantFrom(...own, 'finalize' as const), is: often('refused' as const, 'approved' as const) })
    .map(commands.verdict),
  fc.constantFrom(1, 31, 120, 960).map(commands.wait),
]
