import { expect, test } from '@jest/globals'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { fundTypeLabel, fundTypes } from './fund-types'

function reader(texts: unknown) {
  return (key: string): string => {
    const found = key.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], texts)
    return typeof found === 'string' ? found : ''
  }
}

test('INV-017 there are twenty types of funds', () => {
  expect(new Set(fundTypes).size).toBe(20)
})

test.each(fundTypes)('INV-017 the type %s has a label in Persian and in English', (type) => {
  const persian = fundTypeLabel(type, reader(fa))
  expect(persian).toMatch(/^[\u0600-\u06ff\u200c ]+$/)
  const english = fundTypeLabel(type, reader(en))
  expect(english).toMatch(/^[A-Z][A-Za-z -]+$/)
})

test.each(['Crypto', 'constructor', ''])('INV-017 a type that is unknown shows its own name: %p', (type) => {
  expect(fundTypeLabel(type, reader(fa))).toBe(type)
})
