import { expect, test } from '@jest/globals'
import { bookFrom, bookOf, paragraphsOf } from './faq-book'
import { book, cards, portfolios } from './invented-book'

test('SUP-020 questions stand in their categories, in the order of the categories', () => {
  const categories = [portfolios, cards].map(({ items: _, ...category }) => category)
  const details = [cards, portfolios].map(({ id, title, description, items }) => ({ id, title, description, items }))
  expect(bookOf(categories, details)).toEqual(book)
  expect(bookOf(categories, [])[0]?.items).toEqual([])
})

test.each([
  ['nothing', undefined, null],
  ['an empty list', [], null],
  ['another shape', { categories: [] }, null],
  ['a damaged entry', [{ ...cards, items: [{ id: 41, question: 'چرا؟' }] }], null],
  ['a book', JSON.parse(JSON.stringify(book)), book],
])('SUP-022 of %s kept on the device the right thing is read', (_, kept, read) => expect(bookFrom(kept)).toEqual(read))

test('SUP-020 a blank line of an answer parts two paragraphs', () => {
  expect(paragraphsOf('یک\n\nدو\nسه\n \nچهار\n')).toEqual(['یک', 'دو\nسه', 'چهار'])
  expect(paragraphsOf('')).toEqual([])
})
