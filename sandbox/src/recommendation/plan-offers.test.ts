import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import funds from '../seed/funds.json'
import { allocationFor, calmDown, predictReturn, riskTypeOf, splitAmount, toShares, withBold } from './allocation'
import { type Horizon, readHorizon } from './horizon'
import { asks, minimumInvestment } from './horizon-questions'
import { feeFor, planOffers } from './plan-offers'

const calm: Omit<Horizon, 'amount'> = { term: 'medium', caution: 0, hasGold: true }

const candidates = funds.flatMap(({ code, type, growth: { year } }) =>
  year === undefined ? [] : [{ ds_code: code, type, annual_return: year }],
)

test.each([
  [20, 'short', [85, 10, 0, 5]],
  [36, 'medium', [70, 20, 5, 5]],
  [37, 'medium', [50, 20, 20, 10]],
  [54, 'long', [40, 20, 25, 15]],
  [60, 'medium', [35, 20, 30, 15]],
  [71, 'short', [45, 15, 25, 15]],
  [100, 'long', [10, 15, 55, 20]],
] as const)('SBX-068 ST-12 the score %d and a %s horizon are mixed %j', (score, term, parts) => {
  const { fixed, mixed, stock, gold, bold } = allocationFor(score, { ...calm, term })
  expect([fixed, mixed, stock, gold, bold]).toEqual([...parts, 0])
})

test('SBX-068 caution moves what swings most to fixed income, and gold can be left out', () => {
  expect(allocationFor(60, { ...calm, caution: 20 })).toEqual({ fixed: 55, mixed: 20, stock: 10, gold: 15, bold: 0 })
  expect(allocationFor(60, { ...calm, hasGold: false })).toEqual({ fixed: 35, mixed: 35, stock: 30, gold: 0, bold: 0 })
  expect(calmDown({ fixed: 85, mixed: 10, stock: 0, gold: 5, bold: 0 }, 90).fixed).toBe(100)
})

test.each([
  [{ fixed: 100, mixed: 0, stock: 0, gold: 0, bold: 0 }, 'WITHOUT'],
  [{ fixed: 40, mixed: 20, stock: 25, gold: 15, bold: 0 }, 'LOW'],
  [{ fixed: 30, mixed: 20, stock: 40, gold: 10, bold: 0 }, 'HIGH'],
  [{ fixed: 10, mixed: 15, stock: 55, gold: 20, bold: 0 }, 'HIGH'],
])('ST-15 %j has the risk %s', (allocation, risk) => expect(riskTypeOf(allocation)).toBe(risk))

test('SBX-068 each class is the first fund of the catalogue, VIP spreads large ones over two', () => {
  const allocation = allocationFor(60, calm)
  expect(toShares(allocation, candidates, false)).toEqual([
    { ds_code: '11602', share: 35 },
    { ds_code: '11419', share: 20 },
    { ds_code: '11307', share: 30 },
    { ds_code: '11541', share: 15 },
  ])
  expect(toShares(withBold(allocation), candidates, true)).toEqual([
    { ds_code: '11602', share: 28 },
    { ds_code: '12180', share: 7 },
    { ds_code: '11419', share: 20 },
    { ds_code: '11307', share: 20 },
    { ds_code: '11311', share: 5 },
    { ds_code: '11541', share: 15 },
    { ds_code: '11901', share: 5 },
  ])
})

test('SBX-068 a class without a fund leaves its percents to fixed income', () => {
  const noGold = candidates.filter(({ type }) => type !== 'Gold')
  expect(toShares(allocationFor(60, calm), noGold, false)[0]).toEqual({ ds_code: '11602', share: 50 })
})

test('SBX-068 the predicted return is that of the funds by their shares', () => {
  const shares = [
    { ds_code: '11602', share: 75 },
    { ds_code: '11541', share: 25 },
  ]
  expect(predictReturn(shares, candidates)).toBe(26.21)
  expect(predictReturn([{ ds_code: '1', share: 100 }], candidates)).toBeNull()
})

test.each([
  [20_000_000, 500_000],
  [100_000_000, 500_000],
  [200_000_000, 1_000_000],
  [200_000_001, 1_010_000],
  [4_000_000_000, 20_000_000],
  [999_999_999_999_999, 20_000_000],
])('REC-021 the fee of %d rial is %d', (amount, fee) => expect(feeFor(amount)).toBe(fee))

const horizons = fc.record({
  amount: fc.integer({ min: minimumInvestment, max: 999_999_999_999_999 }),
  term: fc.constantFrom('short' as const, 'medium' as const, 'long' as const),
  caution: fc.constantFrom(0, 5, 10, 15, 20, 25, 30),
  hasGold: fc.boolean(),
})

test('REC-020 any answers give one to three offers whose whole shares add to 100, and the same ones again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), horizons, (score, horizon) => {
      const offers = planOffers({ score, horizon, candidates })
      expect(planOffers({ score, horizon, candidates })).toEqual(offers)
      expect(['MAIN', 'MAIN,CALM', 'MAIN,VIP', 'MAIN,CALM,VIP']).toContain(String(offers.map(({ kind }) => kind)))
      expect(offers.map(({ fee }) => fee !== null)).toEqual(offers.map(({ kind }) => kind === 'VIP'))
      for (const { shares, annual_return } of offers) {
        expect(shares.reduce((sum, { share }) => sum + share, 0)).toBe(100)
        expect(shares.every(({ share }) => Number.isInteger(share) && share >= 5)).toBe(true)
        expect(new Set(shares.map(({ ds_code }) => ds_code)).size).toBe(shares.length)
        expect(annual_return).toEqual(expect.any(Number))
      }
    }),
  )
})

test('D-179 a paid offer is predicted to gain more than its fee above the best free one, or is not made', () => {
  let paid = 0
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100 }), horizons, (score, horizon) => {
      const offers = planOffers({ score, horizon, candidates })
      const vip = offers.find(({ kind }) => kind === 'VIP')
      if (vip === undefined) return
      paid += 1
      const best = Math.max(
        ...offers.flatMap(({ kind, annual_return }) => (kind === 'VIP' ? [] : Number(annual_return))),
      )
      expect(((Number(vip.annual_return) - best) * horizon.amount) / 100).toBeGreaterThan(Number(vip.fee))
    }),
  )
  expect(paid).toBeGreaterThan(0)
  const small = { score: 54, horizon: { ...calm, amount: minimumInvestment }, candidates }
  expect(planOffers(small).map(({ kind }) => kind)).not.toContain('VIP')
  expect(planOffers({ ...small, isVipTaken: true }).map(({ kind }) => kind)).toContain('VIP')
})

test('REC-023 any amount splits into whole rial that add to exactly it, each next to its share', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999_999_999 }),
      fc.integer({ min: 0, max: 100 }),
      horizons,
      (amount, score, horizon) => {
        const [offer] = planOffers({ score, horizon, candidates })
        const shares = offer?.shares.map(({ share }) => share) ?? []
        const parts = splitAmount(amount, shares)
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
        for (const [index, part] of parts.entries()) {
          expect(Math.abs(part - (amount / 100) * (shares[index] ?? 0))).toBeLessThanOrEqual(1)
        }
      },
    ),
  )
})

test('REC-023 what is left over goes to the parts that lost most', () => {
  expect(splitAmount(1_000_001, [50, 50])).toEqual([500_001, 500_000])
  expect(splitAmount(99, [35, 20, 30, 15])).toEqual([34, 20, 30, 15])
})

test.each([
  [1, 1, 1, undefined, { term: 'short', caution: 10, hasGold: true }],
  [2, 2, 2, 1, { term: 'short', caution: 15, hasGold: true }],
  [3, 3, 3, 2, { term: 'medium', caution: 20, hasGold: false }],
  [4, 4, 1, undefined, { term: 'long', caution: 0, hasGold: true }],
  [4, 5, 1, 2, { term: 'long', caution: 0, hasGold: false }],
])(
  'SBX-063 goal %d, term %d, liquidity %d and gold %p are read as they are meant',
  (goal, term, liquidity, gold, horizon) => {
    const answer = (id: number, index: number) => ({ question_id: id, answer_id: id * 100 + index, value: null })
    const answers = [
      answer(asks.goal, goal),
      answer(asks.term, term),
      { question_id: asks.amount, answer_id: null, value: 30_000_000 },
      answer(asks.liquidity, liquidity),
      ...(gold === undefined ? [] : [answer(asks.gold, gold)]),
    ]
    expect(readHorizon(answers)).toEqual({ amount: 30_000_000, ...horizon })
  },
)
