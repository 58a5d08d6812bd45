import { expect, test } from '@jest/globals'
import { productsOf } from './product-knowledge'

const item = { icon: 'target', description: 'اول هدف، بعد محصول' }

test('F32 the knowledge of each product stands under it, known products first', () => {
  const products = productsOf({ gold_knowledge: [item], pma_knowledge: [item], fund_knowledge: [item, item] })
  expect(products.map(({ product, title, items }) => [product, title, items.length])).toEqual([
    ['fund', 'fund', 2],
    ['pma', 'pma', 1],
    ['gold', 'other', 1],
  ])
})

test.each([
  ['nothing', {}],
  ['other texts', { fund_terms: [item] }],
  ['an empty product', { fund_knowledge: [] }],
])('F32 of %s no product is made', (_, components) => expect(productsOf(components)).toEqual([]))
