import fc from 'fast-check'
import { charge, refuse, reissue, send, sendPaya, switchAssetBack, wait } from './commands'
import type { Command } from './walk'

const holder = fc.nat({ max: 2 })
const amount = fc.oneof(
  fc.constantFrom(9_999, 10_000, 250_000, 86_420_500),
  fc.integer({ min: 10_000, max: 60_000_000 }),
  fc.integer({ min: 60_000_000, max: 200_000_000 }),
)
const often = <T>(times: number, one: T): T[] => Array.from({ length: times }, () => one)

/** What may happen, the likelier more often. */
export const anyCommand: fc.Arbitrary<Command>[] = [
  ...often(
    6,
    fc
      .record({
        from: holder,
        to: fc.oneof(holder, fc.constantFrom('other' as const, 'late', 'lost', 'refusing')),
        amount,
        how: fc.constantFrom('once' as const, 'twin', 'replayed'),
      })
      .map(send),
  ),
  ...often(2, fc.record({ from: holder, amount: fc.integer({ min: 10_000, max: 90_000_000 }) }).map(sendPaya)),
  ...often(
    3,
    fc
      .record({
        holder,
        amount: fc.integer({ min: 10_000, max: 50_000_000 }),
        result: fc.constantFrom('SUCCESS', 'SUCCESS', 'FAILED', 'CANCELED'),
      })
      .map(charge),
  ),
  ...often(2, fc.record({ holder, result: fc.constantFrom('SUCCESS', 'SUCCESS', 'SUCCESS', 'CANCELED') }).map(reissue)),
  fc.record({ holder }).map(refuse),
  ...often(2, fc.record({ holder, enabled: fc.boolean() }).map(switchAssetBack)),
  ...often(4, fc.record({ seconds: fc.constantFrom(1, 19, 20, 29, 30, 120, 900) }).map(wait)),
]
