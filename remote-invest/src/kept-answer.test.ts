import { expect, test } from '@jest/globals'
import { answerKept, withAnswer } from './kept-answer'

const assets = { at: 1_000, data: { total_value: 1 } }
const home = { at: 2_000, data: { sections: [] } }

test('U16 F40 each answer is kept beside the other, with its own time', () => {
  const slice = withAnswer(withAnswer(undefined, 'one', 'assets', assets), 'one', 'home', home)
  expect(answerKept(slice, 'one', 'assets')).toEqual(assets)
  expect(answerKept(slice, 'one', 'home')).toEqual(home)
})

test('U16 nobody is shown the answers of another person, and the next person’s push them out', () => {
  const slice = withAnswer(undefined, 'one', 'assets', assets)
  expect(answerKept(slice, 'two', 'assets')).toBeUndefined()
  expect(JSON.stringify(withAnswer(slice, 'two', 'home', home))).not.toContain('total_value')
})

test.each([undefined, null, 7, {}, { sub: 'one' }, { sub: 'one', answers: { assets: { at: 'now', data: 1 } } }])(
  'F45 what is damaged (%j) counts as nothing kept',
  (slice) => expect(answerKept(slice, 'one', 'assets')).toBeUndefined(),
)
