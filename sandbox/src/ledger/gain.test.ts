import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { calculateGain, type Valued } from './gain'

const nothing = { gain: null, gain_percentage: null }

test.each<[string, Valued[], ReturnType<typeof calculateGain>]>([
  ['nothing held', [], nothing],
  ['a gain', [{ value: 1_200, cost: 1_000 }], { gain: 200, gain_percentage: 20 }],
  ['a loss', [{ value: 958, cost: 1_000 }], { gain: -42, gain_percentage: -4.2 }],
  ['neither', [{ value: 1_000, cost: 1_000 }], { gain: 0, gain_percentage: 0 }],
  ['all lost', [{ value: 0, cost: 1_000 }], { gain: -1_000, gain_percentage: -100 }],
  ['had for nothing', [{ value: 1_000, cost: 0 }], { gain: 1_000, gain_percentage: null }],
  ['of unknown cost', [{ value: 1_000, cost: null }], nothing],
  [
    'a gain, a loss and one of unknown cost',
    [
      { value: 1_200, cost: 1_000 },
      { value: 900, cost: 1_000 },
      { value: 7, cost: null },
    ],
    { gain: 100, gain_percentage: 5 },
  ],
])('SBX-033 D-119 %s: %j', (_name, held, gain) => expect(calculateGain(held)).toEqual(gain))

test('SBX-033 D-119 the gain of all is the sum of the gains of each', () => {
  const rial = fc.integer({ min: 0, max: 10 ** 12 })
  fc.assert(
    fc.property(fc.array(fc.record({ value: rial, cost: fc.option(rial) })), (held) => {
      const each = held.reduce((sum, one) => sum + (calculateGain([one]).gain ?? 0), 0)
      expect(calculateGain(held).gain ?? 0).toBe(each)
    }),
  )
})
