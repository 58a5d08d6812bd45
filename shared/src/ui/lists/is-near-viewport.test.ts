import { expect, test } from '@jest/globals'
import { isNearViewport } from './is-near-viewport'

test.each([
  ['in the viewport', { top: 700, bottom: 760 }, true],
  ['larger than the viewport', { top: -500, bottom: 2_000 }, true],
  ['within the margin below', { top: 1_244, bottom: 1_300 }, true],
  ['below the margin', { top: 1_245, bottom: 1_300 }, false],
  ['within the margin above', { top: -460, bottom: -400 }, true],
  ['above the margin', { top: -461, bottom: -401 }, false],
  ['without a height yet', { top: 300, bottom: 300 }, true],
])('F37 a box %s of 844 px, with a margin of 400: %j is near: %p', (_, box, near) => {
  expect(isNearViewport({ ...box, width: 350 }, 844, 400)).toBe(near)
})

test('F37 what is not displayed is not near', () => {
  expect(isNearViewport({ top: 0, bottom: 0, width: 0 }, 844, 400)).toBe(false)
})
