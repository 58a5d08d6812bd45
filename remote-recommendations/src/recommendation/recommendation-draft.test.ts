import { expect, test } from '@jest/globals'
import { parseDraft } from './recommendation-draft'

test('REC-036 a draft is its recommendation, answers, question and offer', () => {
  const draft = { manager: 31, answers: { 201: '20102', 203: '200000000' }, question: 203, offer: 12 }
  expect(parseDraft(draft)).toEqual(draft)
})

test.each([
  [undefined, null],
  ['text', null],
  [{ answers: { 201: '1' } }, null],
  [{ manager: '31' }, null],
  [{ manager: 31 }, { manager: 31, answers: {} }],
  [
    { manager: 31, answers: { 201: 5, 202: '<b>', 203: '7' }, question: -1, offer: 'x', extra: 1 },
    { manager: 31, answers: { 203: '7' } },
  ],
])('F45 the stored value %j is the draft %j', (stored, draft) => expect(parseDraft(stored)).toEqual(draft))
