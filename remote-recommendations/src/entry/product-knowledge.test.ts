import { expect, test } from '@jest/globals'
import { groupByProduct } from './product-knowledge'

const item = { icon: 'target', description: 'اول هدف، بعد محصول' }

test('F32 knowledge is grouped by product, known products first', () => {
  const products = groupByProduct({ gold_knowledge: [item], pma_knowledge: [item], fund_knowledge: [item, item] })
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
])('F32 %s gives no product', (_, components) => expect(groupByProduct(components)).toEqual([]))
