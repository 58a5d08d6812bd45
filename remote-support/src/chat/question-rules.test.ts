import { expect, test } from '@jest/globals'
import { countToShow, isSendKey, questionState } from './question-rules'

test.each([
  ['', 'empty'],
  [' \n ', 'empty'],
  ['سلام', 'ready'],
  ['🙂', 'ready'],
  [` ${'ا'.repeat(1000)} `, 'ready'],
  ['ا'.repeat(1001), 'long'],
  ['ا'.repeat(100_000), 'long'],
])('SUP-007: %.12j is %s', (text, state) => expect(questionState(text)).toBe(state))

test.each([
  [899, undefined],
  [900, 900],
  [1001, 1001],
])('SUP-007: at %d characters the composer counts %s', (length, count) =>
  expect(countToShow('ا'.repeat(length))).toBe(count),
)

test.each([
  ['Enter', false, false, true],
  ['Enter', true, false, false],
  ['Enter', false, true, false],
  ['a', false, false, false],
])('SUP-007: %s, shift %s, composing %s sends: %s', (key, shiftKey, isComposing, sends) =>
  expect(isSendKey({ key, shiftKey, isComposing })).toBe(sends),
)
