import { expect, test } from '@jest/globals'
import { cards, categories, portfolios } from '../testing/faq-fixture'
import { groupByCategory, parseStoredFaq, splitParagraphs } from './faq-categories'

test('SUP-020 questions are joined to their categories, in the order of the categories', () => {
  const wire = [portfolios, cards].map(({ items: _, ...category }) => category)
  const details = [cards, portfolios].map(({ id, title, description, items }) => ({ id, title, description, items }))
  expect(groupByCategory(wire, details)).toEqual(categories)
  expect(groupByCategory(wire, [])[0]?.items).toEqual([])
})

test.each([
  ['nothing', undefined, null],
  ['an empty list', [], null],
  ['another shape', { categories: [] }, null],
  ['a damaged entry', [{ ...cards, items: [{ id: 41, question: 'چرا؟' }] }], null],
  ['the stored categories', JSON.parse(JSON.stringify(categories)), categories],
])('SUP-022 of the stored %s only a valid FAQ is read', (_, stored, read) =>
  expect(parseStoredFaq(stored)).toEqual(read),
)

test('SUP-020 an answer is split into paragraphs at blank lines', () => {
  expect(splitParagraphs('یک\n\nدو\nسه\n \nچهار\n')).toEqual(['یک', 'دو\nسه', 'چهار'])
  expect(splitParagraphs('')).toEqual([])
})
