import { expect, test } from '@jest/globals'
import { gatedVariants, ofVariant, variantNames } from './variant-names'

const variants = variantNames.map((name, index) => ({ name, index }))

test.each(variants)('$name is found among all', ({ name, index }) =>
  expect(ofVariant(variants, name).index).toBe(index),
)

test('a variant that was not measured is an error with its name', () => {
  const gated = variants.filter(({ name }) => gatedVariants.includes(name))
  expect(() => ofVariant(gated, 'plugin')).toThrow('plugin is not among federated, monolith')
})
