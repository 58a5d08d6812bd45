import { expect, test } from '@jest/globals'
import * as z from 'zod/mini'
import { everyEndpoint } from './every-endpoint'
import { rowId } from './wire'

/** Names of the integers within a schema that may be larger than a row's id. */
function wideIntegers(schema: unknown, name = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  if ('type' in schema && schema.type === 'integer') {
    const { maximum = Infinity, minimum = -Infinity } = schema as { maximum?: number; minimum?: number }
    return maximum < 2 ** 31 && minimum >= -(2 ** 31) ? [] : [name]
  }
  return Object.entries(schema).flatMap(([key, one]) => wideIntegers(one, /^(anyOf|items|\d+)$/.test(key) ? name : key))
}

test.each([
  [2 ** 31 - 1, true],
  [-(2 ** 31), true],
  [2 ** 31, false],
  [-(2 ** 31) - 1, false],
  [1.5, false],
  ['1', false],
])('%p is the id of a row: %p', (value, isOne) => expect(z.safeParse(rowId(), value).success).toBe(isOne))

test('T31 every integer of a request is within 32 bits, apart from these', () => {
  const inputs = everyEndpoint().flatMap(({ endpoint: { query, body } }) =>
    [query, body].filter((one) => one !== undefined),
  )
  const wide = inputs.flatMap((schema) =>
    wideIntegers(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' })),
  )
  expect([...new Set(wide)].toSorted()).toEqual(['amount', 'card_daily', 'ds_code', 'level', 'units'])
})
