import { expect, test } from '@jest/globals'
import { memoryKeyValueStore } from '../../testing/memory-key-value-store'
import { checkIssuer, clearSignInStates, signInStateStore } from './sign-in-states'

const issuer = 'https://identity.example'

test('HST-050 begun sign-ins are cleared without the tokens that another tab has stored meanwhile', async () => {
  const store = memoryKeyValueStore()
  const states = signInStateStore(store)
  await states.set('one', 'begun')
  await states.set('other', 'begun')
  await store.set('tokens', 'of another person')
  await clearSignInStates(states)
  expect([...store.values]).toEqual([['tokens', 'of another person']])
})

test('a begun sign-in is found again under its own name only', async () => {
  const store = memoryKeyValueStore()
  const states = signInStateStore(store)
  await states.set('tokens', 'begun')
  await store.set('tokens', 'held')
  expect([await states.get('tokens'), await states.getAllKeys(), await store.get('tokens')]).toEqual([
    'begun',
    ['tokens'],
    'held',
  ])
  expect([await states.remove('tokens'), await states.get('tokens')]).toEqual(['begun', null])
})

test.each([
  ['names the issuer is taken', issuer, true, false],
  ['names another one is refused', 'https://evil.example', false, true],
  ['names none is taken where nothing was announced', undefined, false, false],
  ['names none against the announcement is refused', undefined, true, true],
])('T12 a return that %s', (_, named, announced, isRefused) => {
  const address = new URL('http://localhost:3000/callback?code=a')
  if (named !== undefined) address.searchParams.set('iss', named)
  const check = () => checkIssuer(address, issuer, announced)
  const refusal = { name: 'SignInError', message: 'The return names another issuer' }
  if (isRefused) expect(check).toThrow(expect.objectContaining(refusal))
  else expect(check).not.toThrow()
})
