import { expect, test } from '@jest/globals'
import type { BuiltRemote } from '../../../contract/manifest'
import { builtFixture } from '../../testing/built-fixture'
import { shellFixture } from '../../testing/host-fixture'
import { canMeet, claimIndex } from './claims'

test.each([
  ['/funds/:id', '/funds/new', true],
  ['/funds/*', '/funds', true],
  ['/funds/*', '/funds/a/b', true],
  ['/Funds/', '/funds', true],
  ['/funds/:id/edit', '/funds/:id', false],
  ['/funds', '/fund', false],
  ['/funds/a/:x', '/funds/:y/b', true],
])('T37 routes %s and %s can be meant by one address: %s', (one, other, expected) => {
  expect([canMeet(one, other), canMeet(other, one)]).toEqual([expected, expected])
})

const remote = (name: string, different: Partial<BuiltRemote> = {}, base = `https://${name}.example`) => ({
  base,
  current: builtFixture(name, different),
})
const route = (path: string) => ({ ...builtFixture('x').routes[0], path }) as BuiltRemote['routes'][number]
const bank = remote('bank', { intents: { pay: '/bank' }, storage: ['bank'], routes: [route('/bank/*')] })

test.each<[string, ReturnType<typeof remote>, string | undefined]>([
  ['nothing of others', remote('pma'), undefined],
  [
    'a page in the area of another',
    remote('pma', { routes: [route('/bank/pay')] }),
    'route /bank/pay meets that of bank',
  ],
  ['a page of the shell', remote('pma', { routes: [route('/profile')] }), 'route /profile is reserved'],
  ['an intent', remote('pma', { intents: { pay: '/pma' } }), 'intent pay'],
  ['a storage slice', remote('pma', { storage: ['bank'] }), 'storage slice bank'],
  ['an event', remote('pma', { events: ['bank/paid'] }), 'event bank/paid does not begin with pma/'],
  ['the files', remote('pma', {}, 'https://bank.example'), 'folder https://bank.example/1.0.0/'],
  ['a folder above them', remote('pma', { version: 'x' }, 'https://bank.example/1.0.0'), 'folder'],
])('T37 a remote may claim %s', (_, claiming, expected) => {
  const index = claimIndex({ shell: { current: shellFixture('1.0.0') }, remotes: [bank] })
  const found = index.foreignClaim(claiming)
  if (expected === undefined) expect(found).toBeUndefined()
  else expect(found).toContain(expected)
  const canary = { ...remote('pma'), canary: { percent: 1, built: claiming.current, base: claiming.base } }
  expect(index.foreignClaim(canary)).toBe(found)
})

test('what a remote gives up is free', () => {
  const index = claimIndex({ remotes: [bank] })
  index.set(remote('bank'))
  expect(index.foreignClaim(remote('pma', { intents: { pay: '/pma' }, routes: [route('/bank/pay')] }))).toBeUndefined()
})
