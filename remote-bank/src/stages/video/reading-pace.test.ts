import { expect, test } from '@jest/globals'
import { videoSeconds } from '@sarv/shared/rules/constants'
import { secondsLeft, wordsRead } from './reading-pace'

const length = videoSeconds * 1_000

test.each([
  [0, 5_000, 0],
  [8, -1, 0],
  [8, 0, 1],
  [8, 459, 1],
  [8, 460, 2],
  [8, 60_000, 8],
  [100, 7_000, 51],
  [100, 14_000, 100],
])('BNK-025 of %d words after %d ms %d should be read', (words, elapsed, read) =>
  expect(wordsRead(words, elapsed, length)).toBe(read),
)

test.each([
  [-5, 15],
  [0, 15],
  [1, 15],
  [1_000, 14],
  [14_001, 1],
  [15_000, 0],
  [16_000, 0],
])('BNK-025 CON-07 after %d ms of fifteen seconds %d are left', (elapsed, left) =>
  expect(secondsLeft(elapsed, length)).toBe(left),
)
