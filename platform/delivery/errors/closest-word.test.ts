import { expect, test } from '@jest/globals'
import { didYouMean } from './closest-word'

test.each([
  ['promot', ['publish', 'promote'], ' Did you mean promote?'],
  ['stauts', ['status', 'audit'], ' Did you mean status?'],
  ['pmaa', ['pma', 'bank'], ' Did you mean pma?'],
  ['fly', ['publish', 'promote'], ''],
  ['fly', [], ''],
])('after %s of %p it is asked:%s', (typed, words, question) => {
  expect(didYouMean(typed, words)).toBe(question)
})
