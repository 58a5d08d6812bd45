import { expect, test } from '@jest/globals'
import { methodsIn } from './payment-methods'

const block = (...infos: [key: string, label: string, value: string | number | null][]) => ({
  component_name: 'payment_methods',
  title: null,
  description: null,
  priority: 2,
  infos: infos.map(([key, label, value]) => ({ key, label, value, icon: 'landmark' })),
})

test('PMA-026 PMA-047 gateways and the bank slip are ways to pay, what nobody knows is none', () => {
  const ways = methodsIn(block(['IPG', 'نگین', 'https://a.example/1'], ['CRYPTO', '?', 'x'], ['RECEIPT', 'رسید', null]))
  expect(ways).toEqual([
    { payment_method_type: 'IPG', label: 'نگین', icon: 'landmark', value: 'https://a.example/1' },
    { payment_method_type: 'RECEIPT', label: 'رسید', icon: 'landmark', value: null },
  ])
  expect(methodsIn(block(['IPG', 'نگین', 5]))).toMatchObject([{ value: null }])
  expect(methodsIn(undefined)).toEqual([])
})
