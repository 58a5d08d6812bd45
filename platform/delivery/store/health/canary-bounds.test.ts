import { expect, test } from '@jest/globals'
import { maxPerPage, pagesOfAddress } from '../../../contract/health-bounds'
import { outOfBounds } from './canary-bounds'

test.each<[string, [number, number], [number, number], boolean]>([
  ['nobody has tried', [0, 0], [1_000, 10], false],
  ['fails always, of too few tries', [19, 19], [1_000, 10], false],
  ['fails always', [20, 20], [1_000, 10], true],
  ['fails twice in twenty, which chance does too', [20, 2], [1_000, 10], false],
  ['fails three times in twenty beside one in a hundred', [20, 3], [1_000, 10], true],
  ['fails three times in twenty beside one in ten', [20, 3], [1_000, 100], false],
  ['fails as often as what everybody runs', [1_000, 50], [10_000, 500], false],
  ['is certainly worse, but by less than the margin', [100_000, 2_500], [100_000, 1_000], false],
  ['is certainly worse by more than the margin', [10_000, 500], [100_000, 1_000], true],
  ['is certainly worse, but not twice as bad', [10_000, 3_000], [10_000, 2_000], false],
  ['fails where everything fails', [1_000, 700], [10_000, 6_000], false],
  ['is better', [1_000, 0], [10_000, 500], false],
  ['fails beside a stable version that few have tried', [40, 8], [25, 0], false],
  ['fails always beside a stable version that few have tried', [40, 40], [25, 0], true],
  ['fails more often than not, and nobody runs anything else', [20, 17], [0, 0], true],
  ['fails now and then, and nobody runs anything else', [100, 30], [0, 0], false],
  ['lost what it had opened in reports that did not arrive', [20, 25], [1_000, 10], true],
])('client health: a canary that %s (%j beside %j) is stopped: %s', (_, canary, stable, isStopped) => {
  const tried = ([tries, errors]: [number, number]) => ({ tries, errors })
  expect(outOfBounds(tried(canary), tried(stable)) !== undefined).toBe(isStopped)
})

test('client health: the reason names the figures', () => {
  expect(outOfBounds({ tries: 20, errors: 3 }, { tries: 1_000, errors: 10 })).toBe(
    '3 of 20 tries failed (15.0 %), of the stable version 10 of 1000 (1.0 %)',
  )
  expect(outOfBounds({ tries: 20, errors: 20 }, { tries: 0, errors: 0 })).toBe(
    '20 of 20 tries failed (100.0 %), and of the stable version nothing is known',
  )
})

test('client health: what one sender can say stops no canary, however few or many have tried it', () => {
  const errors = maxPerPage.errors * pagesOfAddress
  const stable = [
    { tries: 0, errors: 0 },
    { tries: 20, errors: 0 },
    { tries: 1_000_000, errors: 0 },
  ]
  for (let tries = 1; tries < 2_000; tries++)
    for (const known of stable) expect([tries, outOfBounds({ tries, errors }, known)]).toEqual([tries, undefined])
})
