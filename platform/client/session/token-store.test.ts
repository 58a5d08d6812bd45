import { expect, test } from '@jest/globals'
import { memoryKeyValueStore } from '../../testing/memory-key-value-store'
import { createTokenStore } from './token-store'

const tokens = { sub: 'nima', access: 'access', id: 'id', scope: 'openid', at: 1, lifetime: 300 }

test.each([
  ['themselves', tokens, undefined],
  ['others', { ...tokens, access: 'newer' }, { ...tokens, access: 'newer' }],
  ['none', undefined, undefined],
])('F11 tokens that come too late are taken out where %s are stored', async (_, stored, left) => {
  const store = createTokenStore(memoryKeyValueStore())
  if (stored) await store.write(stored)
  await store.removeIfCurrent(tokens)
  expect(await store.read()).toEqual(left)
})
