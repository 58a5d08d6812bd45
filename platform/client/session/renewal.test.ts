import { expect, test } from '@jest/globals'
import { memoryKeyValueStore } from '../../testing/memory-key-value-store'
import { SessionEndedError } from './oidc-errors'
import { renewTokens } from './renewal'
import { createSessionRunner } from './session-runner'
import { createTokenStore, type TokenSet } from './token-store'

const tokensOf = (sub: string, count: number): TokenSet => ({
  sub,
  access: `access-${sub}-${count}`,
  refresh: `refresh-${sub}-${count}`,
  id: 'id',
  scope: 'openid',
  at: 1_800_000_000_000,
  lifetime: 300,
})
const [nima, renewed, roya] = [tokensOf('nima', 1), tokensOf('nima', 2), tokensOf('roya', 1)]

/** A tab that holds these tokens, and a provider that does as the test says. */
async function tabWith(held: TokenSet, renew: () => Promise<TokenSet>) {
  const tokenStore = createTokenStore(memoryKeyValueStore())
  const runner = createSessionRunner(tokenStore, async () => undefined)
  await tokenStore.write(held)
  await runner.readStored()
  let calls = 0
  const provider = async () => ({
    renew: () => {
      calls += 1
      return renew()
    },
  })
  return {
    tokenStore,
    runner,
    calls: () => calls,
    renew: (seen: TokenSet) => renewTokens({ runner, tokenStore, provider, now: () => 7 }, seen),
  }
}

const refused = () => Promise.reject(new SessionEndedError('invalid_grant'))

test('T14 a call that waited for the lock gets what another tab renewed, without its own call', async () => {
  const tab = await tabWith(nima, refused)
  await tab.tokenStore.write(renewed)
  expect(await tab.renew(nima)).toEqual(renewed)
  expect(tab.calls()).toBe(0)
})

test('T14 F63 a tab that was suspended while it renewed leaves the tokens that another tab has stored', async () => {
  const late = tokensOf('nima', 3)
  const tab = await tabWith(nima, async () => {
    await tab.tokenStore.write(renewed)
    return late
  })
  expect(await tab.renew(nima)).toEqual(renewed)
  expect(await tab.tokenStore.read()).toEqual(renewed)
})

test('F12 a call of one person never gets the tokens of another, who signed in while it waited', async () => {
  const tab = await tabWith(roya, refused)
  expect(await tab.renew(nima)).toBe(undefined)
  expect([tab.calls(), tab.runner.tokens()]).toEqual([0, roya])
})

test('F11 a call that waited while the person signed out gets nothing and sends no request', async () => {
  const tab = await tabWith(nima, refused)
  await tab.tokenStore.clear()
  await tab.runner.dispatch({ kind: 'signed-out' })
  expect(await tab.renew(nima)).toBe(undefined)
  expect(tab.calls()).toBe(0)
})

test('T14 without locks a refusal ends nothing where another tab renewed with the same token', async () => {
  const tab = await tabWith(nima, async () => {
    await tab.tokenStore.write(renewed)
    return refused()
  })
  expect(await tab.renew(nima)).toEqual(renewed)
  expect(tab.runner.tokens()).toEqual(renewed)
})

test('F15 a provider that is down gives no tokens and ends nothing', async () => {
  const tab = await tabWith(nima, () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await tab.renew(nima)).toBe(undefined)
  expect(tab.runner.state()).toEqual({ at: 'signed-in', tokens: nima, triedAt: 7 })
})
