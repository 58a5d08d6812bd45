import { expect, test } from '@jest/globals'
import { allRows, proofsById, rowsOf } from './proofs'
import { testTitles } from './test-titles'

test('every fault, threat and habit has a test that names it, or says what is not built or not handled', () => {
  const proofs = proofsById()
  const unproven = allRows().filter(({ id, answer }) => !proofs.has(id) && !/^Not (built|handled)\b/.test(answer))
  expect(unproven.map(({ id }) => id)).toEqual([])
})

test.each([
  ["test('F8 two tabs', () => {})", ['F8 two tabs']],
  ['test("T9 a title that isn\'t long", async () => {})', ["T9 a title that isn't long"]],
  ["test.each([\n  [1, 'F9'],\n])('F10 %d of them', (count) => {})", ['F10 %d of them']],
  ['test(`F11 it is told`, () => {})', ['F11 it is told']],
  ["// F12 as said\nexpect(shown('F13')).toBe(true)", []],
])('the titles of %j are %j', (source, titles) => expect(testTitles(source)).toEqual(titles))

test('a row is its id, what happens and what the house does', () => {
  expect(rowsOf('| id | fault | what |\n|---|---|---|\n| F1 | The network is cut. | It is told. |')).toEqual([
    { id: 'F1', says: 'The network is cut.', answer: 'It is told.' },
  ])
})
