import { expect, test } from '@jest/globals'
import { growsLinearly } from './growth'

/** Work that takes as many milliseconds as it says, on a clock of its own. */
function working(cost: (length: number) => number) {
  let time = 0
  const run = (text: string) => {
    time += cost(text.length)
  }
  return [run, 'ab', () => time] as const
}

test('linear work is told from quadratic work', () => {
  expect(growsLinearly(...working((length) => length / 1_000))).toBe(true)
  expect(growsLinearly(...working((length) => length ** 2 / 10 ** 7))).toBe(false)
})

test('one undisturbed round is enough for a machine that is busy in all others', () => {
  let round = 0
  expect(growsLinearly(...working((length) => length / 1_000 + (++round < 15 ? (length > 10_000 ? 500 : 0) : 0)))).toBe(
    true,
  )
})
