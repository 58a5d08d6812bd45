import { expect, test } from '@jest/globals'
import { createBus } from '../../contract/events/bus'
import { memoryKeyValueStore } from '../../testing/memory-key-value-store'
import { performEffect } from './perform-effect'
import { createSession } from './session'
import { createSessionRunner } from './session-runner'
import { openTabChannel } from './tab-channel'
import { createTokenStore, type TokenSet } from './token-store'

const tokens: TokenSet = { sub: 'nima', access: 'one', id: 'id', scope: 'openid', at: 1, lifetime: 300 }

test.each([
  ['one', null],
  ['another', JSON.stringify({ ...tokens, access: 'another' })],
])('PLT-019 of tokens that came after the end %s that lie there leave %j', async (access, left) => {
  const store = memoryKeyValueStore()
  const tokenStore = createTokenStore(store)
  await tokenStore.write({ ...tokens, access })
  const tabs = openTabChannel('perform-effect', async () => undefined)
  const context = { home: createSession(), bus: createBus(), tabs, tokenStore, states: store }
  const runner = createSessionRunner(tokenStore, async () => undefined)
  await performEffect(
    { kind: 'remove-from-store', tokens },
    { ...context, runner, restoreSilently: async () => undefined },
  )
  tabs.close()
  expect(await store.get('tokens')).toBe(left)
})
