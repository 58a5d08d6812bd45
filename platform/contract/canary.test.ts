import { describe, expect, test } from '@jest/globals'
import { isInCanary } from './canary'

const people = Array.from({ length: 10_000 }, (_, index) => ({ sub: `person-${index}` }))
const part = (remote: string, percent: number) => people.filter((person) => isInCanary(remote, { percent }, person))

describe('a canary', () => {
  test.each([
    [0, 0, 0],
    [1, 0, 200],
    [10, 900, 1_100],
    [50, 4_800, 5_200],
    [100, 10_000, 10_000],
  ])('of %d %% is shown to between %d and %d of 10,000 people', (percent, least, most) => {
    for (const remote of ['invest', 'pma', 'bank', 'recommendations', 'support']) {
      const { length } = part(remote, percent)
      expect(length).toBeGreaterThanOrEqual(least)
      expect(length).toBeLessThanOrEqual(most)
    }
  })

  test('keeps its people when it grows, and asks again with the same answer', () => {
    const ten = part('invest', 10)
    expect(part('invest', 10)).toEqual(ten)
    const more = new Set(part('invest', 25))
    expect(ten.filter((person) => !more.has(person))).toEqual([])
  })

  test('draws other people for another remote', () => {
    const invest = new Set(part('invest', 10))
    const both = part('bank', 10).filter((person) => invest.has(person))
    expect(both.length).toBeLessThan(200)
  })

  test.each([
    [undefined, false],
    [0, false],
    [1, true],
    [2, true],
  ])('from level 1 on is shown to level %p: %p', (level, shown) => {
    expect(isInCanary('invest', { percent: 100, level: 1 }, { sub: 'somebody', level })).toBe(shown)
  })
})
