import { expect, test } from '@jest/globals'
import { planWalk } from './toxic-plan'

const steps = { home: ['api', 'identity'], buy: ['api', 'identity'], sell: ['api', 'identity'] } as const
const plan = (seed: number, length = 2) => planWalk(seed, steps, length)
const plans = Array.from({ length: 300 }, (_, seed) => plan(seed))
const placed = plans.flat().flatMap(({ toxics }) => toxics)

test.each([
  ['latency'],
  ['timeout'],
  ['reset_peer'],
  ['limit_data'],
  ['slicer'],
  ['bandwidth'],
  ['bad_gateway'],
  ['html'],
  ['clock_skew'],
] as const)('three hundred plans place %s before each service in both directions', (type) => {
  const places = placed
    .filter(({ toxic }) => toxic.type === type)
    .map(({ service, toxic }) => `${service} ${toxic.stream}`)
  expect(new Set(places).size).toBe(4)
})

test('a step meets only the services that it needs', () => {
  const met = plans.flatMap((_, seed) => planWalk(seed, { buy: ['api', 'gateway'], sell: ['api'] }, 2))
  const servicesOf = (name: string) =>
    new Set(met.filter(({ step }) => step === name).flatMap(({ toxics }) => toxics.map(({ service }) => service)))
  expect(servicesOf('buy')).toEqual(new Set(['api', 'gateway']))
  expect(servicesOf('sell')).toEqual(new Set(['api']))
})

test('each step comes in each place, and one of five has nothing in its way', () => {
  for (const place of [0, 1]) expect(new Set(plans.map((one) => one[place]?.step)).size).toBe(3)
  const clear = plans.flat().filter(({ toxics }) => toxics.length === 0).length
  expect(clear / plans.flat().length).toBeCloseTo(0.2, 1)
  expect(Math.max(...plans.flat().map(({ toxics }) => toxics.length))).toBe(2)
})
